/** The worker's entry point. */
import { createIsolate } from './isolate'

export default createIsolate()

/** What the platform calls. */
import { createIsolate } from './isolate'

export default createIsolate()

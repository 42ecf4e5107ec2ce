/** Browser tests run against the production build, so it is made once, before the first of them. */
import { build } from '../tools/build.ts'

export default build

/** Builds the site once before the browser tests, which use the production build. */
import { build } from '#scripts/build'

export default build

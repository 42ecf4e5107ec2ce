/** `npm run ghost`: a real Ghost, filled with the sample posts, and the site on top of it. */
import { startRealGhost } from '../ghost/real-ghost.ts'
import { addresses } from './addresses.ts'
import { build } from './build.ts'
import { configuredVars } from './configured-vars.ts'
import { devVars } from './dev-vars.ts'
import { onStop } from './on-stop.ts'
import { choosePort } from './port.ts'
import { startSite } from './site.ts'
import { startStandIns } from './stand-ins.ts'

const port = await choosePort()
const ghost = await startRealGhost()
console.log('Building the site …')
await build()

const given = {
  ...devVars(),
  ...configuredVars(process.env),
  GHOST_URL: ghost.url,
  GHOST_CONTENT_KEY: ghost.contentKey,
}
const standIns = await startStandIns(given)
const site = await startSite({ port, vars: { ...given, ...standIns.vars } })
onStop(() => Promise.all([site.stop(), standIns.stop(), ghost.stop()]))

console.log(addresses(site.port, [...standIns.lines, `Ghost admin ${ghost.url}/ghost`]))

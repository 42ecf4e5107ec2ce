/** `npm run ghost`: a real Ghost, filled with the sample posts, and the site on top of it. */
import { randomUUID } from 'node:crypto'
import { adminByKey } from '../ghost/real/admin-api.ts'
import { addWebhook } from '../ghost/real/webhook.ts'
import { startRealGhost } from '../ghost/real-ghost.ts'
import { addresses } from './addresses.ts'
import { build } from './build.ts'
import { configuredVars } from './configured-vars.ts'
import { devVars } from './dev-vars.ts'
import { runUntilStopped } from './on-stop.ts'
import { choosePort } from './port.ts'
import { startSite } from './site.ts'
import { startStandIns, webhookAddress } from './stand-ins.ts'

await runUntilStopped(async (started) => {
  const port = await choosePort()
  const ghost = await startRealGhost()
  started(ghost.stop)
  console.log('Building the site …')
  await build()

  const secret = randomUUID()
  const own = { GHOST_URL: ghost.url, GHOST_CONTENT_KEY: ghost.contentKey, GHOST_WEBHOOK_SECRET: secret }
  const given = { ...devVars(), ...configuredVars(process.env), ...own }
  const standIns = await startStandIns(given)
  started(standIns.stop)
  const site = await startSite({ port, vars: { ...given, ...standIns.vars } })
  started(site.stop)
  await addWebhook(adminByKey(ghost.url, ghost.adminKey), { url: webhookAddress(site.port), secret })

  console.log(addresses(site.port, [...standIns.lines, `Ghost admin ${ghost.url}/ghost`]))
})

/** `npm run ghost` starts a real Ghost server with the sample posts, and a site that shows these posts. */
import { randomUUID } from 'node:crypto'
import { adminByKey } from '#test/ghost/real/admin-api.ts'
import { addWebhook } from '#test/ghost/real/webhook.ts'
import { startRealGhost } from '#test/ghost/real-ghost.ts'
import { addresses } from './addresses.ts'
import { build } from './build.ts'
import { choosePort } from './choose-port.ts'
import { configuredVars } from './configured-vars.ts'
import { devVars } from './dev-vars.ts'
import { startLocalCron } from './local-cron.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startSite } from './site.ts'
import { startStandIns, webhookAddress } from './stand-ins.ts'

await runUntilStopped(async (onStop) => {
  const port = await choosePort()
  const ghost = await startRealGhost()
  onStop(ghost.stop)
  console.log('Building the site …')
  await build()

  const secret = randomUUID()
  const ghostSettings = { GHOST_URL: ghost.url, GHOST_CONTENT_KEY: ghost.contentKey, GHOST_WEBHOOK_SECRET: secret }
  const settings = { ...devVars(), ...configuredVars(process.env), ...ghostSettings }
  const standIns = await startStandIns(settings)
  onStop(standIns.stop)
  const site = await startSite({ port, vars: { ...settings, ...standIns.vars } })
  onStop(site.stop)
  onStop(startLocalCron(site.runCron))
  await addWebhook(adminByKey(ghost.url, ghost.adminKey), { url: webhookAddress(site.port), secret })

  console.log(addresses(site.port, [...standIns.lines, `Ghost admin ${ghost.url}/ghost`]))
})

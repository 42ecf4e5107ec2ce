/** `npm start` builds and serves the site. A fake replaces Ghost, MailChannels or Access if the service is not configured. */
import { addresses } from './addresses.ts'
import { build } from './build.ts'
import { choosePort } from './choose-port.ts'
import { configuredVars } from './configured-vars.ts'
import { devVars } from './dev-vars.ts'
import { startLocalCron } from './local-cron.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startSite } from './site.ts'
import { startStandIns } from './stand-ins.ts'

await runUntilStopped(async (onStop) => {
  const port = await choosePort()
  console.log('Building the site …')
  await build()

  const settings = { ...devVars(), ...configuredVars(process.env) }
  const standIns = await startStandIns(settings)
  onStop(standIns.stop)
  const site = await startSite({ port, vars: { ...settings, ...standIns.vars }, persist: '.wrangler/state/v3' })
  onStop(site.stop)
  standIns.connect(site.port)
  onStop(startLocalCron(site.runCron))

  console.log(addresses(site.port, standIns.lines))
})

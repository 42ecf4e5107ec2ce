/** `npm start`: the whole site on this machine, with stand-ins for Ghost and MailChannels where none are configured. */
import { addresses } from './addresses.ts'
import { build } from './build.ts'
import { configuredVars } from './configured-vars.ts'
import { devVars } from './dev-vars.ts'
import { runUntilStopped } from './on-stop.ts'
import { choosePort } from './port.ts'
import { startSite } from './site.ts'
import { startStandIns } from './stand-ins.ts'

await runUntilStopped(async (started) => {
  const port = await choosePort()
  console.log('Building the site …')
  await build()

  const given = { ...devVars(), ...configuredVars(process.env) }
  const standIns = await startStandIns(given)
  started(standIns.stop)
  const site = await startSite({ port, vars: { ...given, ...standIns.vars }, persist: '.wrangler/state/v3' })
  started(site.stop)
  standIns.connect(site.port)
  // In production the platform does so (`crons` in wrangler.toml).
  const sweeps = setInterval(() => site.runCron('* * * * *').catch(console.error), 60_000)
  started(async () => clearInterval(sweeps))

  console.log(addresses(site.port, standIns.lines))
})

/** `npm run dev` serves the site in workerd with hot reload. It uses the same fake services as `npm start`. */
import { createServer } from 'vite'
import { getPlatformProxy } from 'wrangler'
import { addresses } from './addresses.ts'
import { choosePort } from './choose-port.ts'
import { configuredVars } from './configured-vars.ts'
import { devVars } from './dev-vars.ts'
import { startLocalCron } from './local-cron.ts'
import { migrate } from './migrate.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startStandIns } from './stand-ins.ts'

async function runCron(port: number, cron: string): Promise<void> {
  const query = new URLSearchParams({ cron })
  const response = await fetch(`http://127.0.0.1:${port}/cdn-cgi/local/scheduled?${query}`)
  if (!response.ok) throw new Error(`The cron job failed. Find the error in the worker's log.`)
}

await runUntilStopped(async (onStop) => {
  const port = await choosePort()
  const standIns = await startStandIns({ ...devVars(), ...configuredVars(process.env) })
  onStop(standIns.stop)
  // Stores the settings of the fake services in environment variables, which vite.config.ts passes to the worker.
  Object.assign(process.env, standIns.vars)

  const local = await getPlatformProxy<{ DB: D1Database }>()
  await migrate(local.env.DB)
  await local.dispose()

  const server = await createServer({ server: { port, strictPort: true, host: '127.0.0.1' }, logLevel: 'warn' })
  onStop(() => server.close())
  await server.listen()
  standIns.connect(port)
  onStop(startLocalCron((cron) => runCron(port, cron)))
  console.log(addresses(port, standIns.lines))
})

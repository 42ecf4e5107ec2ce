/** `npm run dev`: serves the site in workerd with hot reload, with the same stand-ins as `npm start`. */
import { createServer } from 'vite'
import { getPlatformProxy } from 'wrangler'
import { addresses } from './addresses.ts'
import { choosePort } from './choose-port.ts'
import { configuredVars } from './configured-vars.ts'
import { devVars } from './dev-vars.ts'
import { migrate } from './migrate.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startStandIns } from './stand-ins.ts'

await runUntilStopped(async (onStop) => {
  const port = await choosePort()
  const standIns = await startStandIns({ ...devVars(), ...configuredVars(process.env) })
  onStop(standIns.stop)
  // vite.config.ts passes these to the worker.
  Object.assign(process.env, standIns.vars)

  const local = await getPlatformProxy<{ DB: D1Database }>()
  await migrate(local.env.DB)
  await local.dispose()

  const server = await createServer({ server: { port, strictPort: true, host: '127.0.0.1' }, logLevel: 'warn' })
  onStop(() => server.close())
  await server.listen()
  standIns.connect(port)
  console.log(addresses(port, standIns.lines))
})

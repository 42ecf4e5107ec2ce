/** `npm run dev`: the worker in workerd with hot reload, and the same stand-ins as `npm start`. */
import { createServer } from 'vite'
import { getPlatformProxy } from 'wrangler'
import { addresses } from './addresses.ts'
import { configuredVars } from './configured-vars.ts'
import { devVars } from './dev-vars.ts'
import { migrate } from './migrations.ts'
import { runUntilStopped } from './on-stop.ts'
import { choosePort } from './port.ts'
import { startStandIns } from './stand-ins.ts'

await runUntilStopped(async (started) => {
  const port = await choosePort()
  const standIns = await startStandIns({ ...devVars(), ...configuredVars(process.env) })
  started(standIns.stop)
  // vite.config.ts hands these on to the worker.
  Object.assign(process.env, standIns.vars)

  const local = await getPlatformProxy<{ DB: D1Database }>()
  await migrate(local.env.DB)
  await local.dispose()

  const server = await createServer({ server: { port, strictPort: true, host: '127.0.0.1' }, logLevel: 'warn' })
  started(() => server.close())
  await server.listen()
  standIns.connect(port)
  console.log(addresses(port, standIns.lines))
})

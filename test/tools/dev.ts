/** `npm run dev`: the worker in workerd with hot reload, and the same stand-ins as `npm start`. */
import { createServer } from 'vite'
import { getPlatformProxy } from 'wrangler'
import { addresses } from './addresses.ts'
import { configuredVars } from './configured-vars.ts'
import { devVars } from './dev-vars.ts'
import { migrate } from './migrations.ts'
import { onStop } from './on-stop.ts'
import { choosePort } from './port.ts'
import { startStandIns } from './stand-ins.ts'

const port = await choosePort()
const given = { ...devVars(), ...configuredVars(process.env) }
const standIns = await startStandIns(given)
// vite.config.ts hands these on to the worker.
Object.assign(process.env, standIns.vars)

const local = await getPlatformProxy<{ DB: D1Database }>()
await migrate(local.env.DB)
await local.dispose()

const server = await createServer({ server: { port, strictPort: true, host: '127.0.0.1' }, logLevel: 'warn' })
await server.listen()
onStop(() => Promise.all([server.close(), standIns.stop()]))
console.log(addresses(port, standIns.lines))

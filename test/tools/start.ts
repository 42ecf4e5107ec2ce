/** `npm start`: the whole site on this machine, with stand-ins for Ghost and MailChannels where none are configured. */
import { parseArgs } from 'node:util'
import getPort, { portNumbers } from 'get-port'
import { build } from './build.ts'
import { configuredVars } from './configured-vars.ts'
import { devVars } from './dev-vars.ts'
import { startSite } from './site.ts'
import { startStandIns } from './stand-ins.ts'

const FIRST_PORT = 8787

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const port =
  values.port === undefined ? await getPort({ port: portNumbers(FIRST_PORT, FIRST_PORT + 100) }) : Number(values.port)
if (!Number.isInteger(port) || port < 1 || port > 65535)
  throw new Error(`--port takes a number from 1 to 65535, not ${values.port}`)

console.log('Building the site …')
await build()

const given = { ...devVars(), ...configuredVars(process.env) }
const standIns = await startStandIns(given)
const site = await startSite({ port, vars: { ...given, ...standIns.vars }, persist: '.wrangler/state' })

console.log(`
  Dresden Tax      http://dresdentax.localhost:${site.port}
  Brown & Co.      http://brownco.localhost:${site.port}
  Dresden Payroll  http://payroll.localhost:${site.port}

${standIns.lines.map((line) => `  ${line}`).join('\n')}

  Ctrl-C stops all of it.
`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    await Promise.all([site.stop(), standIns.stop()])
    process.exit(0)
  })

import { parseArgs } from 'node:util'
import getPort, { portNumbers } from 'get-port'

const FIRST = 8787

/** The port of `--port`, else 8787 or the next free one. */
export async function choosePort(): Promise<number> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } })
  if (values.port === undefined) return getPort({ host: '127.0.0.1', port: portNumbers(FIRST, FIRST + 100) })
  const port = Number(values.port)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  throw new Error(`--port takes a number from 1 to 65535, not ${values.port}`)
}

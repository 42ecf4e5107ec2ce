import { parseArgs } from 'node:util'
import getPort, { portNumbers } from 'get-port'

const DEFAULT_PORT = 8787

export async function choosePort(): Promise<number> {
  const { values } = parseArgs({ options: { port: { type: 'string' } } })
  if (values.port === undefined)
    return getPort({ host: '127.0.0.1', port: portNumbers(DEFAULT_PORT, DEFAULT_PORT + 100) })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port is "${values.port}". Give a number from 1 to 65535.`)
  if ((await getPort({ host: '127.0.0.1', port })) !== port)
    throw new Error(`Port ${port} is in use. Choose another one.`)
  return port
}

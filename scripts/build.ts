/** Runs `vite build`. @throws Error with Vite's output if the build fails. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export async function build(): Promise<void> {
  const vite = path.resolve('node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Overrides NODE_ENV, because Vitest sets it to "test", which would build React in development mode.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The build failed.\n${Buffer.concat(output)}`)
}

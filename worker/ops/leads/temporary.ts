/** Deletes temporary files also when the command is stopped. */
import { rmSync } from 'node:fs'

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const

/** Runs `use`, and then deletes the path, also after Ctrl-C, when the terminal is closed, and after `kill`. */
export async function withTemporary<Result>(path: string, use: () => Promise<Result>): Promise<Result> {
  const remove = () => rmSync(path, { recursive: true, force: true })
  const stops = Object.entries(SIGNALS).map(([signal, code]) => ({ signal, stop: () => process.exit(128 + code) }))
  process.on('exit', remove)
  for (const { signal, stop } of stops) process.on(signal, stop)
  try {
    return await use()
  } finally {
    process.off('exit', remove)
    for (const { signal, stop } of stops) process.off(signal, stop)
    remove()
  }
}

type Stop = () => Promise<unknown>

/**
 * Runs what was started, and stops all of it at Ctrl-C, at a polite kill, and when a later part does not start: that is
 * then said in a line, and nothing is left running.
 */
export async function runUntilStopped(start: (started: (stop: Stop) => void) => Promise<void>): Promise<void> {
  const stops: Stop[] = []
  let stopping = false
  async function stop(code: number) {
    if (stopping) return
    stopping = true
    await Promise.allSettled(stops.map((one) => one()))
    process.exit(code)
  }
  // Who stops npm alone leaves this process an orphan.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(0), 500).unref()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
  try {
    await start((one) => stops.push(one))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    await stop(1)
  }
}

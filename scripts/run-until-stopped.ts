type Stop = () => Promise<unknown>

/** Stops all servers on Ctrl-C or SIGTERM. If one server fails to start, stops the others and prints the error. */
export async function runUntilStopped(start: (onStop: (stop: Stop) => void) => Promise<void>): Promise<void> {
  const stops: Stop[] = []
  let stopping = false
  async function stopAll(exitCode: number) {
    if (stopping) return
    stopping = true
    await Promise.allSettled(stops.map((stop) => stop()))
    process.exit(exitCode)
  }
  // Stops all servers if npm was killed. This process then gets no signal, but its parent process id changes.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stopAll(0), 500).unref()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0))
  try {
    await start((stop) => stops.push(stop))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    await stopAll(1)
  }
}

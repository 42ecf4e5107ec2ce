/** The workerd processes that this process has started, and what they use. Reads /proc, so it needs Linux. */
import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports CPU time in hundredths of a second. */
const TICK_MS = 10

interface ProcessStat {
  name: string
  parent: number
  cpuMs: number
}

/** @param stat The content of /proc/<pid>/stat. The name may contain spaces and parentheses. */
export function parseStat(stat: string): ProcessStat {
  const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { name, parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS }
}

/** Returns user and system time of all threads. @throws if the process has ended. */
export function cpuMs(pid: number): number {
  return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).cpuMs
}

function ownWorkerds(): Set<number> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Set(pids.map(Number).filter(isOwnWorkerd))
}

function isOwnWorkerd(pid: number): boolean {
  try {
    const { name, parent } = parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return name.startsWith('workerd') && parent === process.pid
  } catch {
    // The process has ended since the folder was listed.
    return false
  }
}

/** Starts a server that runs in a separate workerd process, and returns it with the id of that process. */
export async function withPid<T>(start: () => Promise<T>): Promise<T & { pid: number }> {
  if (process.platform !== 'linux') throw new Error('Cannot read the CPU time of workerd. Run the benchmark on Linux.')
  const before = ownWorkerds()
  const started = await start()
  const [pid, ...others] = [...ownWorkerds()].filter((candidate) => !before.has(candidate))
  if (pid === undefined || others.length > 0) throw new Error('Cannot find the workerd process of a server')
  return { ...started, pid }
}

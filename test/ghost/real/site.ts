/** One Ghost process on one site folder, on a port of its own. */
import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { ghostConfig } from './config.ts'
import type { GhostInstall } from './install.ts'

export interface RunningGhost {
  url: string
  /** Ends when Ghost has closed its database. */
  stop(): Promise<void>
}

const READY_WITHIN_MS = 90_000
const STOP_WITHIN_MS = 10_000

/** Ghost ends itself when the process that started it is gone, so a killed test run leaves no server behind. */
const END_WITH_PARENT = "data:text/javascript,process.on('disconnect',()=>process.exit())"

/** An empty site: Ghost's own content folder, with its themes linked rather than copied. */
export async function createSite(install: GhostInstall, site: string): Promise<void> {
  const content = join(site, 'content')
  await mkdir(content, { recursive: true })
  // Ghost looks for its own version in `current` beside its configuration.
  await symlink(install.ghost, join(site, 'current'))
  for (const name of await readdir(join(install.ghost, 'content'))) {
    const own = join(install.ghost, 'content', name)
    if (name === 'themes') await symlink(own, join(content, name))
    else await cp(own, join(content, name), { recursive: true })
  }
}

export async function startSite(install: GhostInstall, site: string, wantedPort?: number): Promise<RunningGhost> {
  const port = wantedPort ?? (await getPort())
  const url = `http://127.0.0.1:${port}`
  // Ghost reads its configuration from the folder it runs in. Written whole, then moved into place.
  await writeFile(join(site, 'config.new'), JSON.stringify(ghostConfig(url, port, join(site, 'content'))))
  await rename(join(site, 'config.new'), join(site, 'config.production.json'))

  const child = spawn(install.node, ['--import', END_WITH_PARENT, 'current/index.js'], {
    cwd: site,
    // Nothing else of our environment: Ghost takes settings from variables as common as `url`.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let log = ''
  const keep = (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve())
    child.on('error', (error) => {
      log += error
      resolve()
    })
  })
  const isOver = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined

  async function stop() {
    if (!isOver()) child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
    await ended
    clearTimeout(late)
  }

  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await answers(`${url}/ghost/api/admin/site/`))) {
    if (isOver()) throw new Error(`Ghost ended while starting:\n${log}`)
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`Ghost was not ready after ${READY_WITHIN_MS} ms:\n${log}`)
    }
    await sleep(100)
  }
  return { url, stop }
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) })
    return response.ok
  } catch {
    return false
  }
}

export function removeSite(site: string): Promise<void> {
  return rm(site, { recursive: true, force: true, maxRetries: 3 })
}

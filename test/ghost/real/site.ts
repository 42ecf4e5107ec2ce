import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { ghostConfig } from './config.ts'
import type { GhostInstall } from './install.ts'

export interface RunningGhost {
  url: string
  stop(): Promise<void>
}

const READY_WITHIN_MS = 300_000
const STOP_WITHIN_MS = 30_000

const END_WITH_PARENT = "data:text/javascript,process.on('disconnect',()=>process.exit())"

export async function createSite(install: GhostInstall, site: string): Promise<void> {
  const content = join(site, 'content')
  await mkdir(content, { recursive: true })
  // Ghost reads its version from the folder `current` next to its configuration file.
  await symlink(install.ghost, join(site, 'current'))
  for (const name of await readdir(join(install.ghost, 'content'))) {
    const source = join(install.ghost, 'content', name)
    if (name === 'themes') await symlink(source, join(content, name))
    else await cp(source, join(content, name), { recursive: true })
  }
}

export async function startSite(install: GhostInstall, site: string): Promise<RunningGhost> {
  const port = await getPort()
  const url = `http://127.0.0.1:${port}`
  await writeFile(join(site, 'config.production.json'), JSON.stringify(ghostConfig(url, port, join(site, 'content'))))

  const child = spawn(install.node, ['--import', END_WITH_PARENT, 'current/index.js'], {
    cwd: site,
    // Ghost reads settings from environment variables, even from one named `url`, so Ghost gets only a few variables.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let log = ''
  const append = (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000)
  }
  child.stdout?.on('data', append)
  child.stderr?.on('data', append)
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve())
    child.on('error', (error) => {
      log += error
      resolve()
    })
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined

  async function stop() {
    if (!hasEnded()) child.kill('SIGTERM')
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
    await ended
    clearTimeout(killTimer)
  }

  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await isReady(`${url}/ghost/api/admin/site/`))) {
    if (hasEnded()) throw new Error(`Ghost ended before it was ready:\n${log}`)
    if (Date.now() > deadline) {
      await stop()
      throw new Error(`Ghost was not ready after ${READY_WITHIN_MS} ms:\n${log}`)
    }
    await sleep(100)
  }
  return { url, stop }
}

async function isReady(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    return response.ok
  } catch {
    return false
  }
}

export function removeSite(site: string): Promise<void> {
  return rm(site, { recursive: true, force: true, maxRetries: 3 })
}

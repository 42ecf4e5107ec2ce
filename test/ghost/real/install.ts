/** `npm install ghost` fails because Ghost's package bundles some dependencies as tarballs. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { withLock } from './lock.ts'
import { step } from './step.ts'
import {
  CACHE_ROOT,
  GHOST_NODE_VERSION,
  GHOST_VERSION,
  INSTALL_NAME,
  NODE_GYP_VERSION,
  NODE_PACKAGE,
  PNPM_VERSION,
} from './versions.ts'

export interface GhostInstall {
  node: string
  ghost: string
}

export async function installGhost(): Promise<GhostInstall> {
  const done = join(CACHE_ROOT, INSTALL_NAME)
  await mkdir(CACHE_ROOT, { recursive: true })
  await withLock(`${done}.lock`, async () => {
    if (existsSync(done)) return
    checkTools()
    await removeAbandoned()
    // The rename comes last, so an interrupted installation never looks complete. A compiler process can outlive its run, so each
    // run uses a separate folder.
    const partial = await mkdtemp(join(CACHE_ROOT, PARTIAL))
    await installInto(partial)
    await rename(partial, done)
    step(`Ghost ${GHOST_VERSION} is installed in ${done}`)
  })
  return locate(done)
}

const PARTIAL = `${INSTALL_NAME}.partial-`

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(CACHE_ROOT)) {
    if (!name.startsWith(PARTIAL)) continue
    step(`removing an incomplete installation: ${name}`)
    await rm(join(CACHE_ROOT, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

function locate(folder: string): GhostInstall {
  return { node: join(folder, 'runtime/node_modules', NODE_PACKAGE, 'bin/node'), ghost: join(folder, 'ghost') }
}

function checkTools(): void {
  if (process.platform === 'win32') throw new Error('The real Ghost needs Linux or macOS. On Windows, use WSL.')
  const missing = ['g++', 'make', 'python3', 'npm', 'tar'].filter((tool) => spawnSync(tool, ['--version']).error)
  if (missing.length === 0) return
  throw new Error(
    `Cannot build Ghost's SQLite driver without ${missing.join(', ')}. ` +
      'Install the tools (Debian, Ubuntu: apt-get install g++ make python3; macOS: xcode-select --install), then try again.',
  )
}

async function installInto(folder: string): Promise<void> {
  const { node, ghost } = locate(folder)
  const runtime = join(folder, 'runtime')
  const modules = join(runtime, 'node_modules')

  step(`installing Node ${GHOST_NODE_VERSION} for Ghost (1 of 4)`)
  await mkdir(runtime)
  await writeFile(join(runtime, 'package.json'), '{"private":true}')
  const tools = [`${NODE_PACKAGE}@${GHOST_NODE_VERSION}`, `pnpm@${PNPM_VERSION}`, `node-gyp@${NODE_GYP_VERSION}`]
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...tools], runtime)
  const env = {
    PATH: [join(node, '..'), join(modules, '.bin'), process.env.PATH].join(delimiter),
    npm_config_nodedir: join(modules, NODE_PACKAGE),
  }

  step(`unpacking Ghost ${GHOST_VERSION} (2 of 4)`)
  await run('npm', ['pack', `ghost@${GHOST_VERSION}`, '--silent'], folder)
  await mkdir(ghost)
  await run('tar', ['xzf', `ghost-${GHOST_VERSION}.tgz`, '-C', 'ghost', '--strip-components=1'], folder)

  step('installing its dependencies (3 of 4, about a minute)')
  const frozen = ['install', '--prod', '--frozen-lockfile', '--ignore-scripts', '--reporter=silent']
  await run('pnpm', [...frozen, '--store-dir', join(CACHE_ROOT, 'pnpm-store')], ghost, env)

  step('building better-sqlite3 (4 of 4, about a minute)')
  const packages = await readdir(join(ghost, 'node_modules/.pnpm'))
  const sqlite = packages.find((name) => name.startsWith('better-sqlite3@'))
  if (!sqlite) throw new Error('Ghost does not include better-sqlite3. Check how this release of Ghost stores data.')
  const gyp = [join(modules, 'node-gyp/bin/node-gyp.js'), 'rebuild', '--release']
  await run(node, gyp, join(ghost, 'node_modules/.pnpm', sqlite, 'node_modules/better-sqlite3'), env)
}

function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, NODE_ENV: 'production', ...env } })
    let output = ''
    const append = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    }
    child.stdout.on('data', append)
    child.stderr.on('data', append)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`))
    })
  })
}

/**
 * The real Ghost, filled with the same fixtures as the sample one. Installing takes minutes once per machine, filling it
 * seconds once per version of the fixtures; after that it starts in a few seconds.
 * `node test/ghost/real-ghost.ts` starts one by itself.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Fixtures } from './fixture-types.ts'
import { loadFixtures } from './fixtures.ts'
import { type GhostInstall, installGhost } from './real/install.ts'
import { withLock } from './real/lock.ts'
import { type GhostKeys, seedGhost } from './real/seed.ts'
import { createSite, removeSite, startSite } from './real/site.ts'
import { step } from './real/step.ts'
import { CACHE_ROOT, INSTALL_NAME } from './real/versions.ts'

export interface RealGhost extends GhostKeys {
  /** Without a trailing slash. */
  url: string
  stop(): Promise<void>
}

export interface RealGhostOptions {
  /** Drafts, gated posts and the rest that only tests want; default true. */
  edge?: boolean
  /** Default: a free one. */
  port?: number
}

/** Every call starts a Ghost of its own, on a copy of the filled site: what is changed there is gone with stop(). */
export async function startRealGhost({ edge = true, port }: RealGhostOptions = {}): Promise<RealGhost> {
  const install = await installGhost()
  const filled = await fillSite(install, loadFixtures({ edge }))
  const site = newSiteFolder()
  try {
    await createSite(install, site)
    await cp(join(filled, 'data'), join(site, 'content/data'), { recursive: true })
    await cp(join(filled, 'images'), join(site, 'content/images'), { recursive: true })
    const keys: GhostKeys = JSON.parse(readFileSync(join(filled, 'keys.json'), 'utf8'))
    step('starting Ghost')
    const running = await startSite(install, site, port)
    step(`Ghost answers at ${running.url}`)
    return { ...keys, url: running.url, stop: () => running.stop().finally(() => removeSite(site)) }
  } catch (error) {
    await removeSite(site)
    throw error
  }
}

/** The folder with a filled database and its pictures; made when the cache has none of these fixtures. */
async function fillSite(install: GhostInstall, fixtures: Fixtures): Promise<string> {
  const done = join(CACHE_ROOT, `${INSTALL_NAME}-filled`, hashOf(fixtures))
  await mkdir(join(done, '..'), { recursive: true })
  await withLock(`${done}.lock`, async () => {
    if (existsSync(done)) return
    const site = newSiteFolder()
    const partial = `${done}.partial`
    await rm(partial, { recursive: true, force: true })
    try {
      await createSite(install, site)
      step('starting an empty Ghost')
      const running = await startSite(install, site)
      const database = join(site, 'content/data/ghost.db')
      const keys = await seedGhost(running.url, database, fixtures).finally(() => running.stop())
      await cp(join(site, 'content/data'), join(partial, 'data'), { recursive: true })
      await cp(join(site, 'content/images'), join(partial, 'images'), { recursive: true })
      await writeFile(join(partial, 'keys.json'), JSON.stringify(keys))
      await rename(partial, done)
    } finally {
      await removeSite(site)
    }
  })
  return done
}

/** Of the content and of the code that puts it there. */
function hashOf(fixtures: Fixtures): string {
  const hash = createHash('sha256').update(JSON.stringify(fixtures))
  const here = new URL('./', import.meta.url)
  const code = ['picture.ts', 'png.ts', ...readdirSync(new URL('real/', here)).map((file) => `real/${file}`)]
  for (const file of code) hash.update(readFileSync(new URL(file, here)))
  return hash.digest('hex').slice(0, 16)
}

function newSiteFolder(): string {
  return mkdtempSync(join(tmpdir(), 'dresden-ghost-'))
}

async function runByItself(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, edge: { type: 'boolean', default: false } } })
  const ghost = await startRealGhost({ edge: values.edge, port: values.port ? Number(values.port) : undefined })
  console.log(`\nGHOST_URL=${ghost.url}\nGHOST_CONTENT_KEY=${ghost.contentKey}\nGHOST_ADMIN_KEY=${ghost.adminKey}\n`)
  console.log('Ctrl-C stops it.')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => ghost.stop().finally(() => process.exit()))
  }
}

if (import.meta.main) {
  runByItself().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}

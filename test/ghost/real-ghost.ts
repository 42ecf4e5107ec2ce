/** The first start of a real Ghost on a machine installs Ghost, which takes minutes. */
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fixtures } from './fixture-types.ts'
import { loadFixtures } from './fixtures.ts'
import { type GhostInstall, installGhost } from './real/install.ts'
import { withLock } from './real/lock.ts'
import { type GhostKeys, seedGhost } from './real/seed.ts'
import { createSite, removeSite, startSite } from './real/site.ts'
import { step } from './real/step.ts'
import { CACHE_ROOT, INSTALL_NAME } from './real/versions.ts'

export interface RealGhost extends GhostKeys {
  url: string
  stop(): Promise<void>
}

export async function startRealGhost(): Promise<RealGhost> {
  const install = await installGhost()
  const filled = await ensureFilledSite(install, loadFixtures({ edge: true }))
  const site = newSiteFolder()
  try {
    await createSite(install, site)
    await cp(join(filled, 'data'), join(site, 'content/data'), { recursive: true })
    await cp(join(filled, 'images'), join(site, 'content/images'), { recursive: true })
    const keys: GhostKeys = JSON.parse(readFileSync(join(filled, 'keys.json'), 'utf8'))
    step('starting Ghost')
    const running = await startSite(install, site)
    step(`Ghost is ready at ${running.url}`)
    return { ...keys, url: running.url, stop: () => running.stop().finally(() => removeSite(site)) }
  } catch (error) {
    await removeSite(site)
    throw error
  }
}

async function ensureFilledSite(install: GhostInstall, fixtures: Fixtures): Promise<string> {
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

function hashOf(fixtures: Fixtures): string {
  const hash = createHash('sha256').update(JSON.stringify(fixtures))
  const here = new URL('./', import.meta.url)
  const code = ['image.ts', ...readdirSync(new URL('real/', here)).map((file) => `real/${file}`)]
  for (const file of code) hash.update(readFileSync(new URL(file, here)))
  return hash.digest('hex').slice(0, 16)
}

function newSiteFolder(): string {
  return mkdtempSync(join(tmpdir(), 'dresden-ghost-'))
}

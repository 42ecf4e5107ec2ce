import type { TestProject } from 'vitest/node'
import { build } from '../../tools/build.ts'
import { startSite } from '../../tools/site.ts'
import type { Target } from '../contract.ts'
import { startRealGhost } from '../real-ghost.ts'

declare module 'vitest' {
  interface ProvidedContext {
    ghost: Target
    /** The site on top of that Ghost. */
    sitePort: number
  }
}

export default async function startGhostForTests(project: TestProject) {
  const { url, contentKey, stop } = await startRealGhost()
  await build()
  const vars = { GHOST_URL: url, GHOST_CONTENT_KEY: contentKey, MAILCHANNELS_API_KEY: 'unused' }
  const site = await startSite({ port: 0, vars })
  project.provide('ghost', { url, contentKey })
  project.provide('sitePort', site.port)
  return () => Promise.all([site.stop(), stop()])
}

import type { TestProject } from 'vitest/node'
import type { Target } from '../contract.ts'
import { startRealGhost } from '../real-ghost.ts'

declare module 'vitest' {
  interface ProvidedContext {
    ghost: Target
  }
}

export default async function startGhostForTests(project: TestProject) {
  const { url, contentKey, stop } = await startRealGhost()
  project.provide('ghost', { url, contentKey })
  return stop
}

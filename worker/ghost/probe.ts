/** Asks Ghost's two APIs for as little as possible, to find out whether they answer and accept the keys. */
import { createGhostAdmin } from './admin.ts'
import { createGhostClient, GhostError, GhostKeyRejected, GhostTimeout } from './client.ts'

interface ProbeOptions {
  /** Ghost's URL without a trailing slash. */
  url: string
  key: string
  timeoutMs: number
}

/** `failed` has the reason, which contains no key. */
export type ProbeResult = 'accepted' | 'key-rejected' | { failed: string }

export const probeContentApi = (options: ProbeOptions) =>
  probe(options, () => createGhostClient(options).browseNewestPosts(1))

export const probeAdminApi = (options: ProbeOptions) => probe(options, () => createGhostAdmin(options).listDrafts())

async function probe({ timeoutMs }: ProbeOptions, request: () => Promise<unknown>): Promise<ProbeResult> {
  try {
    await request()
    return 'accepted'
  } catch (error) {
    if (error instanceof GhostKeyRejected) return 'key-rejected'
    if (error instanceof GhostTimeout) return { failed: `Ghost did not answer within ${timeoutMs / 1000} s` }
    if (error instanceof GhostError) return { failed: error.message }
    throw error
  }
}

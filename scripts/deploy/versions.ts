/** The versions of the worker and the deployments that made them public. */
import * as v from 'valibot'
import { type Wrangler, WranglerError } from './wrangler.ts'

/** The tag of each version that `npm run deploy` uploads. A change of a secret makes a version without a tag. */
const TAG = 'release-'
/** Cloudflare lists no more deployments than these, the latest ones. */
const LISTED = 10

const annotations = v.optional(v.record(v.string(), v.unknown()), {})
const versionsSchema = v.array(v.object({ id: v.string(), annotations }))
const deploymentsSchema = v.array(
  v.object({
    created_on: v.string(),
    versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })),
  }),
)

export interface History {
  /** The ids of the uploaded releases. */
  releases: ReadonlySet<string>
  /** The ids of the versions that each deployment served, oldest first. */
  served: readonly (readonly string[])[]
}

/** True if Cloudflare may have older deployments that it does not list. */
export function isCut({ served }: History): boolean {
  return served.length >= LISTED
}

export function releaseTag(commit: string): string {
  return `${TAG}${commit}`
}

/** Returns an empty history if the worker does not exist yet. */
export async function readHistory(wrangler: Wrangler): Promise<History> {
  try {
    const [versions, deployments] = await Promise.all([
      wrangler.json(['versions', 'list', '--json'], versionsSchema),
      wrangler.json(['deployments', 'list', '--json'], deploymentsSchema),
    ])
    const isRelease = (tag: unknown) => typeof tag === 'string' && tag.startsWith(TAG)
    const sorted = deployments.toSorted((one, other) => one.created_on.localeCompare(other.created_on))
    return {
      releases: new Set(
        versions.filter(({ annotations }) => isRelease(annotations['workers/tag'])).map(({ id }) => id),
      ),
      served: sorted.map(({ versions }) =>
        versions.filter(({ percentage }) => percentage > 0).map(({ version_id }) => version_id),
      ),
    }
  } catch (error) {
    if (error instanceof WranglerError && error.isMissingWorker) return { releases: new Set(), served: [] }
    throw error
  }
}

/**
 * Returns the public releases, the current one last. A rollback removes the releases after its target. A version with a
 * changed secret replaces the release that it changes, so that a rollback keeps the secret.
 */
export function publicReleases(history: History): string[] {
  const { releases, served } = history
  const stack: string[] = []
  for (const [id, other] of served) {
    if (id === undefined || other !== undefined) continue
    if (stack.includes(id)) stack.length = stack.indexOf(id) + 1
    else if (releases.has(id)) stack.push(id)
    // The release that the first listed version changed may not be listed.
    else if (stack.length > 0 || isCut(history)) stack.splice(-1, 1, id)
  }
  return stack
}

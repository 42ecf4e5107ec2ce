import * as v from 'valibot'
import { healthReasons, type SmokeTest, smokeTest } from './smoke-test.ts'
import type { Wrangler } from './wrangler.ts'

/** Prefix of the tag of each version that `npm run deploy` uploads. A version that only changes a secret has no tag. */
const TAG = 'release-'
/** Prefix of the message of a deployment that releases a version to all visitors. Test deployments have another prefix. */
const RELEASED = 'Release of '
const CHOOSE = 'Find a version with `npx wrangler versions list`, and run `npm run rollback -- VERSION`.'
/** Maximum number of versions that Cloudflare's API lists. */
const LISTED = 10

const annotations = v.optional(v.record(v.string(), v.unknown()), {})
const share = v.object({ version_id: v.string(), percentage: v.number() })
const deploymentSchema = v.object({ versions: v.array(share), annotations })

export interface Release {
  wrangler: Wrangler
  tested: SmokeTest
  say: (line: string) => void
}

/** Releases the last build. @param worker The worker's name in Cloudflare. @returns the id of the released version. */
export async function release(parts: Release, worker: string, commit: string): Promise<string> {
  const { wrangler, tested, say } = parts
  say('Migrate the database')
  await wrangler.run(['d1', 'migrations', 'apply', 'DB', '--remote'])
  if (await isFirst(wrangler)) {
    say('Deploy the first version to all visitors')
    const first = await wrangler.run(['deploy', '--tag', TAG + commit, '--message', `First release of ${commit}`])
    return testPublic(parts, versionIn(first), [])
  }

  const { versions } = await readPublic(wrangler)
  const current = versions.find(({ percentage }) => percentage === 100)?.version_id
  if (!current) throw new Error('Visitors get two versions. Run `npx wrangler versions deploy` to choose one.')
  const known = await healthReasons(tested)
  const serve = (message: string, ...shares: string[]) =>
    wrangler.run(['versions', 'deploy', ...shares, '--yes', '--message', message + commit])
  say('Upload a version that no visitor gets')
  const version = versionIn(await wrangler.run(['versions', 'upload', '--tag', TAG + commit]))
  try {
    await serve('Test of ', `${current}@100`, `${version}@0`)
    // Adds routes before the smoke test, because requests for a new host do not reach the worker without a route.
    await wrangler.run(['triggers', 'deploy'])
    say(`Test version ${version}`)
    const override = { 'cloudflare-workers-version-overrides': `${worker}="${version}"` }
    await smokeTest({ ...tested, headers: { ...tested.headers, ...override } }, version, known)
    say(`Serve version ${version} to all visitors`)
    await serve(RELEASED, `${version}@100`)
  } catch (error) {
    const outcome = await serve('Failed release of ', `${current}@100`).then(
      () => 'Visitors still get the previous version.',
      () => `Serving version ${current} again failed too. Cloudflare's dashboard shows which version visitors get.`,
    )
    throw new Error(`${(error as Error).message} ${outcome}`)
  }
  return testPublic(parts, version, known)
}

/**
 * Serves the given version to all visitors. By default, serves the version before the last release.
 * @returns the id of the served version.
 */
export async function rollback(parts: Release, version?: string): Promise<string> {
  const { wrangler, tested, say } = parts
  const { annotations } = await readPublic(wrangler)
  // Refuses to choose a version if the last deployment is not a release. Wrangler could choose a draft or a version
  // that was just rolled back.
  if (!version && !`${annotations['workers/message']}`.startsWith(RELEASED))
    throw new Error(`The last deployment replaced no release. ${CHOOSE}`)
  const known = await healthReasons(tested)
  say('Serve an earlier version to all visitors')
  const served = versionIn(await wrangler.run(['rollback', ...(version ? [version] : []), '--message', 'Rollback']))
  say('Not undone: inquiries and migrations in D1, content in KV, routes and cron triggers.')
  return testPublic(parts, served, known)
}

/** Tests the version that visitors see now. @throws Error if the test fails. Does not roll back. */
async function testPublic({ tested, say }: Release, version: string, known: readonly string[]): Promise<string> {
  say('Test what visitors get')
  await smokeTest(tested, version, known).catch((error: Error) => {
    throw new Error(`${error.message} Visitors get version ${version}. Run \`npm run rollback\` to go back.`)
  })
  return version
}

/** Returns true before the first release, when the worker's only versions are drafts that set secrets. */
async function isFirst(wrangler: Wrangler): Promise<boolean> {
  const versions = await wrangler.json(['versions', 'list', '--json'], v.array(v.object({ annotations })))
  const isRelease = versions.some(({ annotations }) => `${annotations['workers/tag']}`.startsWith(TAG))
  return !isRelease && versions.length < LISTED
}

const readPublic = (wrangler: Wrangler) => wrangler.json(['deployments', 'status', '--json'], deploymentSchema)

const versionIn = (output: string) => v.parse(v.string(), output.match(/Version ID: (\S+)/)?.[1])

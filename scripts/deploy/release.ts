/** Releases a version: checks, migrations, upload at 0%, smoke test, then all visitors. */
import { healthReasons, type SmokeTest, smokeTest } from './smoke-test.ts'
import { publicReleases, readHistory, releaseTag } from './versions.ts'
import type { Wrangler } from './wrangler.ts'

export interface Release {
  wrangler: Wrangler
  /** The worker's name in the account. */
  worker: string
  /** Names the version. */
  commit: string
  /** The work before the account changes. Each step throws an Error with one line if it fails. */
  preparation: readonly Step[]
  /** Hosts and headers of the smoke test. */
  tested: Omit<SmokeTest, 'version' | 'override' | 'knownReasons'>
  say: (line: string) => void
}

export interface Step {
  name: string
  run(): Promise<void> | void
}

/** Returns the id of the version that all visitors get. */
export async function release(parts: Release): Promise<string> {
  const { wrangler, preparation, say } = parts
  for (const { name, run } of preparation) {
    say(name)
    await run()
  }
  say('Migrate the database')
  await migrate(wrangler)
  const history = await readHistory(wrangler)
  return publicReleases(history).length === 0 ? firstRelease(parts) : nextRelease(parts, history.served.at(-1) ?? [])
}

async function migrate(wrangler: Wrangler): Promise<void> {
  try {
    await wrangler.run(['d1', 'migrations', 'apply', 'DB', '--remote'])
  } catch (error) {
    throw new Error(
      `${messageOf(error)} No version was uploaded. Migrations before the failed one stay, and the public version works with them.`,
    )
  }
}

async function firstRelease({ wrangler, commit, tested, say }: Release): Promise<string> {
  say('Deploy the first version to all visitors')
  const version = await wrangler.upload(['deploy', ...annotations(commit)])
  await testPublic(tested, version, say, 'There is no earlier version to go back to.')
  return version
}

async function nextRelease(parts: Release, served: readonly string[]): Promise<string> {
  const { wrangler, worker, commit, tested, say } = parts
  const [current, other] = served
  if (current === undefined || other !== undefined)
    throw new Error(`Visitors get ${served.length} versions. Run \`npx wrangler versions deploy\` to choose one.`)
  const knownReasons = await healthReasons(tested)
  say('Upload a version that no visitor gets')
  const version = await wrangler.upload(['versions', 'upload', ...annotations(commit)])
  try {
    await serve(wrangler, [`${current}@100`, `${version}@0`], commit)
    // A new host needs its route before its test.
    await wrangler.run(['triggers', 'deploy'])
    say(`Test version ${version}`)
    await smokeTest({ ...tested, version, override: worker, knownReasons })
    say(`Serve version ${version} to all visitors`)
    await serve(wrangler, [`${version}@100`], commit)
  } catch (error) {
    const outcome = await serve(wrangler, [`${current}@100`], commit).then(
      () => 'Visitors still get the version before this one.',
      () => `Serving version ${current} again failed too. Cloudflare's dashboard shows which version visitors get.`,
    )
    throw new Error(`${messageOf(error)} ${outcome}`)
  }
  await testPublic({ ...tested, knownReasons }, version, say, 'Run `npm run rollback` to go back one version.')
  return version
}

async function testPublic(
  tested: Omit<SmokeTest, 'version'>,
  version: string,
  say: (line: string) => void,
  next: string,
): Promise<void> {
  say('Test what visitors get')
  try {
    await smokeTest({ ...tested, version })
  } catch (error) {
    throw new Error(`${messageOf(error)} Visitors get this version. ${next}`)
  }
}

function annotations(commit: string): string[] {
  return ['--tag', releaseTag(commit), '--message', `npm run deploy of ${commit}`]
}

async function serve(wrangler: Wrangler, versions: readonly string[], commit: string): Promise<void> {
  await wrangler.run(['versions', 'deploy', ...versions, '--yes', '--message', `npm run deploy of ${commit}`])
}

/** Returns one line. */
export function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').trim()
}

/** Serves the release before the current one to all visitors. */
import { messageOf } from './release.ts'
import { healthReasons, type SmokeTest, smokeTest } from './smoke-test.ts'
import { type History, isCut, publicReleases, readHistory } from './versions.ts'
import type { Wrangler } from './wrangler.ts'

export interface Rollback {
  wrangler: Wrangler
  tested: Omit<SmokeTest, 'version' | 'override' | 'knownReasons'>
  say: (line: string) => void
}

/** @throws Error with one line if there is no earlier release, or if it does not answer. */
export async function rollback({ wrangler, tested, say }: Rollback): Promise<void> {
  const [history, knownReasons] = await Promise.all([readHistory(wrangler), healthReasons(tested)])
  const [earlier, current] = publicReleases(history).slice(-2)
  if (earlier === undefined || current === undefined) throw new Error(`Cannot go back because ${reasonOf(history)}`)
  say(`Serve version ${earlier} instead of ${current}`)
  await wrangler.run(['versions', 'deploy', `${earlier}@100`, '--yes', '--message', 'npm run rollback'])
  say(NOT_UNDONE)
  say('Test what visitors get')
  try {
    await smokeTest({ ...tested, version: earlier, knownReasons })
  } catch (error) {
    throw new Error(`${messageOf(error)} Visitors get version ${earlier}.`)
  }
}

function reasonOf(history: History): string {
  if (isCut(history))
    return "the deployments that Cloudflare lists have no earlier release. Choose a version in Cloudflare's dashboard."
  const [first] = publicReleases(history)
  return first ? `${first} is the first release.` : 'no version was released with `npm run deploy`.'
}

const NOT_UNDONE =
  'A rollback changes only the worker and its files. Not undone: inquiries and migrations in D1, content in KV, routes and cron triggers.'

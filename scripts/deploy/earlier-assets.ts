/**
 * Keeps the hashed files of the two builds before this one, so that a page that was open during a deploy can still load its
 * code. Each deploy publishes the lists of its files, and the next one downloads them from the live site.
 */
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

const EARLIER_BUILDS = 2
/** Outside of /assets/, because those files never change. */
export const LIST = 'asset-list.json'
const REQUEST_MS = 30_000
const CONCURRENT = 8

const fileName = v.pipe(v.string(), v.regex(/^[\w][\w.-]*$/))
/** The files of each build, newest first. */
const listSchema = v.pipe(v.string(), v.parseJson(), v.array(v.array(fileName)))

interface EarlierAssets {
  /** The folder that is published. */
  folder: string
  /** The origin of the live site. */
  origin: string
  headers?: Record<string, string> | undefined
  fetch?: typeof fetch
}

/**
 * Adds the earlier files to the folder, and writes the list of this build.
 * @returns The number of files added, and the reason if some are missing. A deploy continues without them: pages that were
 * open then reload once.
 */
export async function keepEarlierAssets(
  options: EarlierAssets,
): Promise<{ added: number; problem?: string | undefined }> {
  const { folder } = options
  const own = (await readdir(path.join(folder, 'assets'))).sort()
  const { builds, problem } = await readList(options)
  // A build may be deployed again, for example with another setting.
  const kept = builds.filter((build) => build.sort().join() !== own.join()).slice(0, EARLIER_BUILDS)
  await writeFile(path.join(folder, LIST), JSON.stringify([own, ...kept]))
  const names = [...new Set(kept.flat())].filter((name) => !own.includes(name))
  const problems = problem ? [problem] : []
  let added = 0
  for (let start = 0; start < names.length; start += CONCURRENT) {
    const results = await Promise.all(names.slice(start, start + CONCURRENT).map((name) => keep(options, name)))
    added += results.filter((result) => result === undefined).length
    problems.push(...results.filter((result) => result !== undefined))
  }
  return { added, problem: problems[0] }
}

async function readList(options: EarlierAssets): Promise<{ builds: string[][]; problem?: string }> {
  const url = `${options.origin}/${LIST}`
  const response = await download(options, url)
  if (typeof response === 'string') return { builds: [], problem: response }
  // The deploy before this one published no list.
  if (response.status === 404) return { builds: [] }
  const parsed = v.safeParse(listSchema, `${response.body}`)
  if (response.status !== 200 || !parsed.success)
    return { builds: [], problem: `${url} answered ${response.status} without a list of files` }
  return { builds: parsed.output }
}

/** Returns the problem if the file is missing. */
async function keep(options: EarlierAssets, name: string): Promise<string | undefined> {
  const url = `${options.origin}/assets/${name}`
  const response = await download(options, url)
  if (typeof response === 'string') return response
  if (response.status !== 200) return `${url} answered ${response.status}`
  await writeFile(path.join(options.folder, 'assets', name), response.body)
  return undefined
}

async function download({ fetch: send = fetch, headers = {} }: EarlierAssets, url: string) {
  try {
    const response = await send(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(REQUEST_MS) })
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    return `${url} did not answer (${error instanceof Error ? error.message : error})`
  }
}

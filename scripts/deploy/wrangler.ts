/** Runs wrangler with the login of the operator, and returns its result or one line that says why it failed. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

const WRANGLER = path.resolve(import.meta.dirname, '../../node_modules/wrangler/bin/wrangler.js')
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024
const TIMEOUT_MS = 10 * 60_000
const MAX_REASON = 300
/** Wrangler names only the token, because it runs without a terminal. */
const NO_LOGIN = /non-interactive environment[\s\S]*CLOUDFLARE_API_TOKEN/
/** Cloudflare's code for a worker that does not exist, and wrangler's words for it. */
const NO_WORKER = /\[code: 10007\]|Worker "[^"]+" not found/

export interface Wrangler {
  /** Returns what the command prints. */
  run(args: readonly string[]): Promise<string>
  /** Parses what the command prints. */
  json<T>(args: readonly string[], schema: v.GenericSchema<unknown, T>): Promise<T>
  /** Runs a command that uploads a version of the worker, and returns the version's id. */
  upload(args: readonly string[]): Promise<string>
}

/** The message is one line. */
export class WranglerError extends Error {
  readonly isMissingWorker: boolean
  constructor(command: string, output: string) {
    super(`\`wrangler ${command}\` failed: ${reasonOf(output)}`)
    this.isMissingWorker = NO_WORKER.test(stripVTControlCharacters(output))
  }
}

interface WranglerOptions {
  cwd: string
  /** An environment of wrangler.toml. By default production. */
  environment?: string | undefined
  /** Variables in addition to those of this process. */
  variables?: Record<string, string>
}

export function createWrangler({ cwd, environment = '', variables = {} }: WranglerOptions): Wrangler {
  async function run(args: readonly string[], more: Record<string, string> = {}): Promise<string> {
    const env = {
      ...process.env,
      // The build with the same variable writes the configuration of that environment.
      CLOUDFLARE_ENV: environment,
      // Without a terminal, wrangler asks no questions.
      CI: 'true',
      NO_COLOR: '1',
      WRANGLER_SEND_METRICS: 'false',
      ...variables,
      ...more,
    }
    const options = { cwd, env, maxBuffer: MAX_OUTPUT_BYTES, timeout: TIMEOUT_MS }
    // The commands that upload code use the configuration of the build instead.
    const isUpload = args[0] === 'deploy' || args[1] === 'upload'
    const config = isUpload ? [] : ['--config', 'wrangler.toml']
    const running = promisify(execFile)(process.execPath, [WRANGLER, ...args, ...config], options)
    running.child.stdin?.end()
    const { stdout } = await running.catch(({ stdout, stderr, killed }) => {
      const output = killed ? `It did not end within ${TIMEOUT_MS / 60_000} minutes.` : `${stderr}\n${stdout}`
      throw new WranglerError(
        args
          .filter((word) => !word.startsWith('-'))
          .slice(0, 3)
          .join(' '),
        output,
      )
    })
    return stdout
  }

  return {
    run: (args) => run(args),
    async json(args, schema) {
      const output = await run(args)
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), output.slice(output.search(/[[{]/)))
      if (!parsed.success)
        throw new WranglerError(args.slice(0, 2).join(' '), `Its answer has another format: ${output}`)
      return parsed.output
    },
    async upload(args) {
      const folder = await mkdtemp(path.join(tmpdir(), 'wrangler-'))
      const file = path.join(folder, 'output.ndjson')
      try {
        const output = await run(args, { WRANGLER_OUTPUT_FILE_PATH: file })
        const id = (await readFile(file, 'utf8')).match(/"version_id":"([^"]+)"/)?.[1]
        if (!id) throw new WranglerError(args.slice(0, 2).join(' '), `It reported no version: ${output}`)
        return id
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  }
}

/** The error that wrangler printed, in one line. */
function reasonOf(output: string): string {
  const text = stripVTControlCharacters(output)
  if (NO_LOGIN.test(text)) return 'There is no login. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.'
  const [, error = text] =
    text.match(/\[ERROR\]\s*([\s\S]*?)(?=\n\s*(?:🪵|📖|If you think|To learn more|Logs were|\[))/u) ??
    text.match(/\[ERROR\]\s*([\s\S]*)/) ??
    []
  const [, json] = error === text ? (text.match(/"text":\s*"((?:\\.|[^"\\])*)"/) ?? []) : []
  const line = (json ?? error).replaceAll('\\n', ' ').replace(/\s+/g, ' ').trim()
  return line.length > MAX_REASON ? `${line.slice(0, MAX_REASON)}…` : line || 'It printed no reason.'
}

import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

const WRANGLER = path.resolve(import.meta.dirname, '../../node_modules/wrangler/bin/wrangler.js')
const LIMITS = { maxBuffer: 64 * 1024 * 1024, timeout: 10 * 60_000 }

export type Wrangler = ReturnType<typeof createWrangler>

/** @param variables Additional environment variables. CLOUDFLARE_ENV selects the environment, which is production by default. */
export function createWrangler(cwd: string, variables: Record<string, string>) {
  // Wrangler never prompts if CI is set.
  const own = { CI: 'true', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_ENV: '' }
  const env = { ...process.env, ...own, ...variables }

  /** Returns the output of a wrangler command. @throws Error with a one-line message. */
  async function run(args: readonly string[]): Promise<string> {
    // Wrangler commands that upload code read the configuration from the build output instead of wrangler.toml.
    const config = args[0] === 'deploy' || args[1] === 'upload' ? [] : ['--config', 'wrangler.toml']
    const command = [WRANGLER, ...args, ...config]
    return promisify(execFile)(process.execPath, command, { cwd, env, ...LIMITS }).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }) => {
        throw new Error(`\`wrangler ${args.slice(0, 3).join(' ')}\` failed: ${reasonOf(`${stderr}\n${stdout}`)}`)
      },
    )
  }

  async function json<T>(args: readonly string[], schema: v.GenericSchema<unknown, T>): Promise<T> {
    const output = await run(args)
    return v.parse(v.pipe(v.string(), v.parseJson(), schema), output.slice(output.search(/[[{]/)))
  }

  return { run, json }
}

/** Returns wrangler's error message on one line. With --json, wrangler prints errors as JSON. */
function reasonOf(colored: string): string {
  const output = stripVTControlCharacters(colored)
  const [, reason = output] =
    output.match(/\[ERROR\]([\s\S]*?)(?:🪵|If you think|$)/u) ?? output.match(/"text":\s*"(.*)"/) ?? []
  return reason.replace(/\s+/g, ' ').trim().slice(0, 300) || 'wrangler printed no reason.'
}

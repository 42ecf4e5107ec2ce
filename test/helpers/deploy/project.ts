/**
 * A copy of the project with sample values instead of its placeholders, in which a test runs the commands of a release. Only
 * the build is replaced: it writes small files at once.
 */
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { PLACEHOLDER_FILES, sample } from './sample.ts'

export interface Project extends AsyncDisposable {
  folder: string
  write(file: string, text: string): Promise<void>
  /** Replaces a script of package.json, or restores it. */
  setScript(name: string, command?: string): Promise<void>
  /** Runs a script of package.json, and returns its exit code, its output and its last line, which is an error if it fails. */
  run(script: string, args: readonly string[], variables: Record<string, string>): Promise<Result>
}

export interface Result {
  code: number
  output: string
  last: string | undefined
}

const BUILD = "require('fs').cpSync('built/' + (process.env.CLOUDFLARE_ENV || 'production'), '.', { recursive: true })"

export async function createProject(): Promise<Project> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'))
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  for (const place of ['src', 'worker', 'scripts']) await cp(place, path.join(folder, place), { recursive: true })
  for (const file of PLACEHOLDER_FILES.flatMap((place) => globSync(`${place}{,/**/*.{ts,toml}}`)))
    if (path.extname(file)) await write(file, sample(file))
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const manifest = JSON.parse(await readFile('package.json', 'utf8'))
  const scripts = { ...manifest.scripts, build: `node -e "${BUILD}"` }
  const setScript: Project['setScript'] = (name, command = scripts[name]) =>
    write('package.json', JSON.stringify({ ...manifest, scripts: { ...scripts, [name]: command } }))
  await setScript('build')
  for (const environment of [undefined, 'staging']) await writeBuild(folder, environment, write)

  return {
    folder,
    write,
    setScript,
    async run(script, args, variables) {
      // The variables of the test run would change the commands.
      const own = Object.entries(process.env).filter(
        ([name]) => !/^(?:VITEST|TEST|NODE_ENV|DEV|PROD|MODE|SSR)/.test(name),
      )
      // Wrangler is large, and a test starts it many times.
      const NODE_COMPILE_CACHE = path.join(folder, '.compile-cache')
      const env = { ...Object.fromEntries(own), NODE_COMPILE_CACHE, ...variables }
      // On Windows, npm is a batch file.
      const options = { cwd: folder, env, shell: process.platform === 'win32' }
      const running = promisify(execFile)('npm', ['run', '--silent', script, '--', ...args], options)
      const { code = 0, stdout, stderr } = await running.catch((error) => error)
      return { code, output: stdout + stderr, last: (code ? stderr : stdout).trim().split('\n').at(-1) }
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Writes what `vite build` writes for production or for an environment. */
async function writeBuild(folder: string, environment: string | undefined, write: Project['write']): Promise<void> {
  const config = path.join(folder, 'wrangler.toml')
  const read = unstable_readConfig({ config, ...(environment && { env: environment }) }, { hideWarnings: true })
  const { name, vars, kv_namespaces, ratelimits, routes, triggers, version_metadata, compatibility_date } = read
  const built = {
    ...{ name, vars, kv_namespaces, ratelimits, routes, triggers, version_metadata, compatibility_date },
    d1_databases: read.d1_databases.map((database: object) => ({
      ...database,
      migrations_dir: '../../worker/migrations',
    })),
    main: 'index.js',
    no_bundle: true,
    rules: [{ type: 'ESModule', globs: ['**/*.js'] }],
    assets: { ...read.assets, directory: '../client' },
    workers_dev: false,
    preview_urls: false,
    ...(environment && { targetEnvironment: environment, topLevelName: name, definedEnvironments: [environment] }),
  }
  const files = {
    'dist/worker/wrangler.json': JSON.stringify(built),
    'dist/worker/index.js': 'export default { fetch() { return new Response("ok") } }',
    'dist/client/assets/entry.js': 'code',
    '.wrangler/deploy/config.json': JSON.stringify({ configPath: '../../dist/worker/wrangler.json' }),
  }
  for (const [file, text] of Object.entries(files)) await write(`built/${environment ?? 'production'}/${file}`, text)
}

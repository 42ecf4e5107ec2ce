/**
 * Starts the Chromium that browser tests drive: CHROME_PATH, else on Linux x64 the one in the npm package
 * @sparticuz/chromium, else what is installed. Pages, locale and time zone are the tests' own.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

const PROJECT = path.resolve(import.meta.dirname, '../..')
const CACHE = path.join(PROJECT, 'node_modules/.cache')
const require = createRequire(import.meta.url)

/**
 * Playwright itself adds --headless, --no-sandbox and the switches against background traffic. The npm package's own
 * list stays unused: it has --disable-web-security and --single-process, and the tests check CSP and origins.
 */
const QUIET = ['--disable-gpu', '--disable-quic']

const INSTALLED: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'],
  darwin: ['/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: [path.join(process.env.LOCALAPPDATA ?? '', 'Chromium/Application/chrome.exe')],
}

/** An AggregateError, with Playwright's full accounts in `errors`, when none of the browsers starts. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const given: LaunchOptions = { ...options, args: [...QUIET, ...(options.args ?? [])] }
  const errors: unknown[] = []
  const tried: string[] = []
  for (const { name, launch } of browsers(given))
    try {
      return await launch()
    } catch (error) {
      errors.push(error)
      tried.push(`  - ${name}: ${reason(error)}`)
    }
  throw new AggregateError(
    errors,
    `No Chromium for the browser tests. Tried:
${tried.join('\n')}
Install Chrome, Edge or Chromium and set CHROME_PATH to its executable${process.env.CHROME_PATH ? ', or unset it' : ''}.
On Linux x64 \`npm install\` brings a browser of its own (@sparticuz/chromium).`,
  )
}

/** In the order to try them. A CHROME_PATH stands alone: a wrong one must not pass for another browser. */
function browsers(options: LaunchOptions): { name: string; launch: () => Promise<Browser> }[] {
  const at = (executablePath: string) => () => chromium.launch({ ...options, executablePath })
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) return [{ name: `CHROME_PATH=${CHROME_PATH}`, launch: at(CHROME_PATH) }]
  const hasPackage = process.platform === 'linux' && process.arch === 'x64'
  return [
    ...(hasPackage ? [{ name: '@sparticuz/chromium', launch: () => launchPackaged(options) }] : []),
    { name: 'Chrome', launch: () => chromium.launch({ ...options, channel: 'chrome' }) },
    { name: 'Edge', launch: () => chromium.launch({ ...options, channel: 'msedge' }) },
    ...(INSTALLED[process.platform] ?? []).map((file) => ({ name: file, launch: at(file) })),
  ]
}

/** What the loader, Chromium or the unpacking itself said, else the first line: the rest is a page of command line. */
function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const said = /error while loading.*|version `.*not found.*|\bE[A-Z]+: .*|\bFATAL.*|^Error: .*/m.exec(text)
  return said?.[0] ?? text.split('\n')[0] ?? ''
}

async function launchPackaged(options: LaunchOptions): Promise<Browser> {
  const folder = await unpacked()
  const env: NodeJS.ProcessEnv = { FONTCONFIG_FILE: path.join(folder, 'fonts.conf'), ...process.env, ...options.env }
  const launch = (more?: NodeJS.ProcessEnv) =>
    chromium.launch({ ...options, executablePath: path.join(folder, 'chromium'), env: { ...env, ...more } })
  try {
    return await launch()
  } catch (error) {
    // No libnss3, as on a bare Debian or Ubuntu: the package carries a copy, for the browser process alone.
    if (!String(error).includes('error while loading shared libraries')) throw error
    const folders = [path.join(folder, 'al2023/lib'), env.LD_LIBRARY_PATH].filter(Boolean)
    return await launch({ LD_LIBRARY_PATH: folders.join(':') })
  }
}

/**
 * The folder of the unpacked package, complete or not there at all. The package's own way leaves fixed names in the
 * temporary folder, and takes a file for whole that another test still writes or an interrupted run left short.
 */
async function unpacked(): Promise<string> {
  const source = path.resolve(require.resolve('@sparticuz/chromium'), '../..')
  const { version } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8'))
  const target = path.join(CACHE, `chromium-${version}`)
  if (existsSync(target)) return target

  await mkdir(CACHE, { recursive: true })
  await removeAbandoned()
  const partial = await mkdtemp(path.join(CACHE, `chromium-partial-${process.pid}-`))
  try {
    // A process of its own, because `inflate` knows no other target than the temporary folder.
    const script = `import { inflate } from '@sparticuz/chromium'; await Promise.all(process.argv.slice(1).map(inflate))`
    const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((name) => path.join(source, 'bin', name))
    const args = ['--input-type=module', '--eval', script, ...archives]
    await promisify(execFile)(process.execPath, args, { cwd: PROJECT, env: { ...process.env, TMPDIR: partial } })
    await writeFile(path.join(partial, 'fonts.conf'), FONTS)
    await rename(partial, target)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    // Another process was quicker: its copy is as good.
    if (!existsSync(target)) throw error
  }
  return target
}

/** The machine's fonts as they are set up, and behind them the package's Open Sans for a machine without any. */
const FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir><dir prefix="relative">fonts/fonts</dir>
<cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>`

/** An unpacking that was killed leaves 210 MB. The folder names its process. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const pid = /^chromium-partial-(\d+)-/.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) await rm(path.join(CACHE, name), { recursive: true, force: true })
  }
}

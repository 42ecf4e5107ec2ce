/// <reference path="../../scripts/subset-font.d.ts" />
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import subsetFont from 'subset-font'

const PROJECT = path.resolve(import.meta.dirname, '../..')
const CACHE = path.join(PROJECT, 'node_modules/.cache')
const require = createRequire(import.meta.url)

/**
 * The tests do not use the switches of @sparticuz/chromium, because `--disable-web-security` would turn off CSP and
 * same-origin checks.
 */
const ARGS = ['--disable-gpu', '--disable-quic']

const INSTALLED: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'],
  darwin: ['/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: [path.join(process.env.LOCALAPPDATA ?? '', 'Chromium/Application/chrome.exe')],
}

/** `launchChromium` throws an AggregateError with Playwright's full messages if no browser starts. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const fonts = process.platform === 'linux' ? { FONTCONFIG_FILE: path.join(await unpack(), 'fonts.conf') } : {}
  const env: NodeJS.ProcessEnv = { ...process.env, ...fonts, ...options.env }
  const withArgs: LaunchOptions = { ...options, env, args: [...ARGS, ...(options.args ?? [])] }
  const errors: unknown[] = []
  const tried: string[] = []
  for (const { name, launch } of browsers(withArgs))
    try {
      return await launch()
    } catch (error) {
      errors.push(error)
      tried.push(`  - ${name}: ${reason(error)}`)
    }
  throw new AggregateError(
    errors,
    `Cannot start a browser for the tests. Tried:
${tried.join('\n')}
Install Chrome, Edge or Chromium and set CHROME_PATH to its executable${process.env.CHROME_PATH ? ', or unset it' : ''}.
On Linux x64, \`npm install\` installs a browser (@sparticuz/chromium).`,
  )
}

/** The site measures page speed in 10% of page loads, and the measurement would load more code. */
export function measureNoSpeed(): void {
  const { random } = Math
  Math.random = () => 0.1 + 0.9 * random()
}

/** A wrong CHROME_PATH must fail the test run, so the tests try no other browser if CHROME_PATH is set. */
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

function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  const cause = /error while loading.*|version `.*not found.*|\bE[A-Z]+: .*|\bFATAL.*|^Error: .*/m.exec(text)
  return cause?.[0] ?? text.split('\n')[0] ?? ''
}

async function launchPackaged(options: LaunchOptions): Promise<Browser> {
  const folder = await unpack()
  const launch = (more?: NodeJS.ProcessEnv) =>
    chromium.launch({ ...options, executablePath: path.join(folder, 'chromium'), env: { ...options.env, ...more } })
  try {
    return await launch()
  } catch (error) {
    // Minimal Debian and Ubuntu installs lack libnss3, so the Chromium package includes a copy.
    if (!String(error).includes('error while loading shared libraries')) throw error
    const folders = [path.join(folder, 'al2023/lib'), options.env?.LD_LIBRARY_PATH].filter(Boolean)
    return await launch({ LD_LIBRARY_PATH: folders.join(':') })
  }
}

/**
 * The browser folder gets its final name only when the folder is complete. No process uses files that another process is
 * still writing.
 */
async function unpack(): Promise<string> {
  const source = path.resolve(require.resolve('@sparticuz/chromium'), '../..')
  const { version } = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8'))
  const target = path.join(CACHE, `browser-${version}`)
  if (existsSync(target)) return target

  await mkdir(CACHE, { recursive: true })
  await removeFoldersOfDeadProcesses()
  const partial = await mkdtemp(path.join(CACHE, `chromium-partial-${process.pid}-`))
  try {
    // `inflate` always unpacks to TMPDIR, so `inflate` runs in a child process with a separate TMPDIR.
    const script = `import { inflate } from '@sparticuz/chromium'; await Promise.all(process.argv.slice(1).map(inflate))`
    const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'].map((name) => path.join(source, 'bin', name))
    const args = ['--input-type=module', '--eval', script, ...archives]
    await promisify(execFile)(process.execPath, args, { cwd: PROJECT, env: { ...process.env, TMPDIR: partial } })
    await writeFile(path.join(partial, 'fonts.conf'), FONTS)
    const symbols = await readFile(require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff'))
    await writeFile(
      path.join(partial, 'fonts/fonts/symbols.ttf'),
      await subsetFont(symbols, SYMBOLS_NOT_IN_OPEN_SANS, { targetFormat: 'truetype' }),
    )
    await rename(partial, target)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    // Another process may have unpacked the same browser first.
    if (!existsSync(target)) throw error
  }
  return target
}

const SYMBOLS_NOT_IN_OPEN_SANS = '→↗★☆'

/** A fixed set of fonts keeps the tests independent of the fonts that the machine has installed. */
const FONTS = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir prefix="relative">fonts/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>`

async function removeFoldersOfDeadProcesses(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const pid = /^chromium-partial-(\d+)-/.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) await rm(path.join(CACHE, name), { recursive: true, force: true })
  }
}

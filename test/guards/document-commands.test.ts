/** Runs commands as README.md and docs/operations.md have them. Only addresses and `npx` are replaced. */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isFeedPath } from '#shared/feeds'
import { settingProblems } from '#worker/env'
import { startSampleGhost } from '../ghost/sample-ghost.ts'
import { commandsIn } from './commands.ts'

const canRun = (command: string) => spawnSync('sh', ['-c', command]).status === 0
const runbook = readFileSync('docs/operations.md', 'utf8')

test.skipIf(!canRun('curl --version'))('the sample Ghost accepts each command with ADDRESS', async () => {
  const commands = commandsIn(readFileSync('README.md', 'utf8')).filter((text) => text.includes('ADDRESS'))
  expect(commands.length).toBeGreaterThan(4)
  const ghost = await startSampleGhost()
  try {
    for (const text of commands) {
      // Synchronous processes would block the sample Ghost.
      const { stdout } = await promisify(execFile)('sh', ['-c', `${text.replace('ADDRESS', ghost.url)} -s`])
      expect([text, stdout]).toEqual([text, '{"ok":true}\n'])
    }
  } finally {
    await ghost.stop()
  }
})

test.skipIf(!canRun('openssl version'))('the commands for DKIM make a key that the worker accepts', () => {
  const [, section = ''] = runbook.split('### Signing mail with DKIM')
  const folder = mkdtempSync(path.join(tmpdir(), 'dkim-'))
  try {
    // Prints what wrangler reads.
    writeFileSync(path.join(folder, 'npx'), '#!/bin/sh\ncat\n', { mode: 0o755 })
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
    const [, printed = '', secrets = ''] = commandsIn(section)
      .slice(0, 3)
      .map((text) =>
        execFileSync('sh', ['-c', text.replace('<selector>', 'mc1')], {
          cwd: folder,
          env,
          encoding: 'utf8',
          stdio: ['pipe', 'pipe', 'ignore'],
        }),
      )
    const settings = JSON.parse(secrets)
    const names = settingProblems(settings).map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('DKIM'))).toEqual([])
    const derOf = (base64: string) => ({ key: Buffer.from(base64, 'base64'), format: 'der' as const })
    const privateKey = createPrivateKey({ ...derOf(settings.DKIM_PRIVATE_KEY), type: 'pkcs8' })
    const signature = sign('sha256', Buffer.from('mail'), privateKey)
    const publicKey = createPublicKey({ ...derOf(printed), type: 'spki' })
    expect([settings.DKIM_SELECTOR, verify('sha256', Buffer.from('mail'), publicKey, signature)]).toEqual(['mc1', true])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the exception from bot protection covers all feeds, the calendar, health and both webhooks, but no page', () => {
  const [, expression = ''] = runbook.match(/```text\s+(\(http\.request[\s\S]*?)```/) ?? []
  const code = expression
    .replace(
      /http\.request\.uri\.path in \{([^}]*)\}/g,
      (_all, list) => `[${list.replaceAll('" "', '", "')}].includes(path)`,
    )
    .replace(/(starts|ends)_with\(http\.request\.uri\.path, /g, (_all, end) => `path.${end}With(`)
    .replace(/\bor\b/g, '||')
    .replace(/\band\b/g, '&&')
  const isExempt = (path: string): boolean => new Function('path', `return ${code}`)(path)
  const feeds = ['rss.xml', 'atom.xml', 'feed.json'].flatMap((file) => [`/${file}`, `/blog/tag/tax/${file}`])
  expect(feeds.filter((path) => !isFeedPath(path))).toEqual([])
  const others = ['/feed', '/rss', '/due-dates.ics', '/api/health', '/api/ghost/webhook', '/api/mail/events']
  expect([...feeds, ...others].filter((path) => !isExempt(path))).toEqual([])
  const pages = ['/', '/blog', '/blog/tag/tax', '/blog/rss.xml', '/contact', '/api/contact', '/rss.xml/a']
  expect(pages.filter(isExempt)).toEqual([])
})

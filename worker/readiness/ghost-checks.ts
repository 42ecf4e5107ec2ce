/** Checks that Ghost answers and accepts both keys. */
import type { Check } from '#desk/readiness-models'
import type { Settings as SettingValues } from '#worker/env'
import { type ProbeResult, probeAdminApi, probeContentApi } from '#worker/ghost/probe'
import { blockedBy, type Finding, finding, notChecked, type Settings } from './finding'

const NEW_KEY = (name: string) =>
  `Open the integration under Settings, Integrations in Ghost, copy its key, and run \`npx wrangler secret put ${name}\`.`
const NO_ANSWER =
  'Open Ghost’s address in a browser. If Ghost is down, start it. If another program answers, correct GHOST_URL.'

export async function ghostChecks(values: SettingValues, settings: Settings, timeoutMs: number): Promise<Check[]> {
  const content = await checkContent(values, settings, timeoutMs)
  const admin =
    content.light === 'green'
      ? await checkAdmin(values, settings, timeoutMs)
      : notChecked('the Content API comes first', 'See Ghost.')
  return [
    { id: 'ghost', title: 'Ghost', ...content },
    { id: 'ghost-admin', title: 'Ghost’s Admin API', ...admin },
  ]
}

async function checkContent(values: SettingValues, settings: Settings, timeoutMs: number): Promise<Finding> {
  const { GHOST_URL: url, GHOST_CONTENT_KEY: key } = values
  const blocked = blockedBy(settings, ['GHOST_URL', 'GHOST_CONTENT_KEY'])
  if (blocked || !url || !key) return blocked ?? notChecked('Ghost is not set up', 'Set GHOST_URL.')
  const result = await probeContentApi({ url, key, timeoutMs })
  return findingOf(result, 'GHOST_CONTENT_KEY', 'Ghost answers and accepts the Content API key.')
}

async function checkAdmin(values: SettingValues, settings: Settings, timeoutMs: number): Promise<Finding> {
  const { GHOST_URL: url, GHOST_ADMIN_KEY: key } = values
  const blocked = blockedBy(settings, ['GHOST_ADMIN_KEY', 'PREVIEW_SECRET'])
  if (blocked) return blocked
  if (!url || !key)
    return finding('gray', 'Off: previews of drafts are not set up.', 'To use them, set GHOST_ADMIN_KEY.')
  const result = await probeAdminApi({ url, key, timeoutMs })
  return findingOf(result, 'GHOST_ADMIN_KEY', 'Ghost accepts the Admin API key.')
}

function findingOf(result: ProbeResult, keyName: string, good: string): Finding {
  if (result === 'accepted') return finding('green', good)
  if (result === 'key-rejected') return finding('red', `Ghost answers, but rejects ${keyName}.`, NEW_KEY(keyName))
  return finding('red', `${result.failed}.`, NO_ANSWER)
}

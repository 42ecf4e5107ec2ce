/** Loads the configured widgets one after another. Call `startWidgets` only after the visitor consents and the page is idle. */

import { loadScript } from '#browser/load-script.ts'
import { CHAT_SESSION_MINUTES, CHAT_TIMEOUT_MS, TAG_MANAGER_TIMEOUT_MS, type Widgets } from '#shared/widgets.ts'
import { silenceThirdParties } from './silence.ts'

export type WidgetState = 'not loaded' | 'loading' | 'loaded' | 'failed'

export const WIDGETS = ['tag manager', 'chat widget'] as const
export type WidgetName = (typeof WIDGETS)[number]

const states = new Map<WidgetName, WidgetState>()

export function widgetState(name: WidgetName): WidgetState {
  return states.get(name) ?? 'not loaded'
}

export function isAnyWidgetStarted(): boolean {
  return states.size > 0
}

/** Loads the configured widgets. Never throws, but logs a warning if a widget fails to load. A second call does nothing. */
export async function startWidgets({ gtmId, chatAppId }: Widgets): Promise<void> {
  if (isAnyWidgetStarted()) return
  silenceThirdParties()
  const ids = { 'tag manager': gtmId, 'chat widget': chatAppId }
  for (const name of WIDGETS) {
    const id = ids[name]
    if (id) await load(name, id)
  }
}

async function load(name: WidgetName, id: string): Promise<void> {
  const { prepare, timeoutMs } = LOADS[name]
  states.set(name, 'loading')
  try {
    await loadScript(prepare(id), timeoutMs)
    states.set(name, 'loaded')
  } catch (error) {
    states.set(name, 'failed')
    console.warn(`${name} load ${error instanceof Error ? error.message : 'failure'}`)
  }
}

/** Describes how to load each widget. `prepare` creates the globals that the widget's script expects and returns its URL. */
const LOADS: Record<WidgetName, { prepare: (id: string) => string; timeoutMs: number }> = {
  'tag manager': { prepare: tagManager, timeoutMs: TAG_MANAGER_TIMEOUT_MS },
  'chat widget': { prepare: chat, timeoutMs: CHAT_TIMEOUT_MS },
}

/** Prepares Google Tag Manager without an inline script: https://developers.google.com/tag-platform/tag-manager/web */
function tagManager(id: string): string {
  const target = window as unknown as { dataLayer?: object[] }
  target.dataLayer ??= []
  target.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  return `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
}

interface IntercomQueue {
  (...command: unknown[]): void
  q: unknown[][]
}

/** Queues calls until Intercom's script runs: https://developers.intercom.com/installing-intercom/web/installation */
function chat(appId: string): string {
  const target = window as unknown as { intercomSettings?: object; Intercom?: IntercomQueue }
  // Intercom expects session_duration in ms.
  target.intercomSettings = { app_id: appId, session_duration: CHAT_SESSION_MINUTES * 60_000 }
  const queue: IntercomQueue = Object.assign((...command: unknown[]) => void queue.q.push(command), { q: [] })
  target.Intercom ??= queue
  return `https://widget.intercom.io/widget/${encodeURIComponent(appId)}`
}

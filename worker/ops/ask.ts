/** Sends the launch check's requests to public hosts. Never follows a redirect, and never throws. */

const DEADLINE_S = 15
const USER_AGENT = 'Mozilla/5.0 (compatible; launch-check)'

/** The part of `fetch` that the launch check needs. Tests replace this function. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

export interface Answer {
  /** HTTP status of the response, or 0 if the host did not respond. */
  status: number
  headers: Headers
  /** Body of the response. Empty unless `Question.readsBody` is true. */
  body: Uint8Array<ArrayBuffer>
  /** Text that follows the URL in an error message, such as "answered 404" or "did not answer (ENOTFOUND)". */
  outcome: string
}

interface Question {
  method?: 'GET' | 'HEAD'
  headers?: Record<string, string>
  readsBody?: boolean
}

export async function ask(send: Send, url: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', headers, readsBody = false } = question
  const signal = AbortSignal.timeout(DEADLINE_S * 1000)
  try {
    const own = { 'user-agent': USER_AGENT, ...headers }
    const response = await send(url, { method, headers: own, signal, redirect: 'manual' })
    const body = new Uint8Array(readsBody ? await response.arrayBuffer() : new ArrayBuffer())
    if (!readsBody) await response.body?.cancel()
    return { status: response.status, headers: response.headers, body, outcome: `answered ${response.status}` }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } }
    const reason = signal.aborted ? `${DEADLINE_S} s` : (cause?.code ?? message)
    return { status: 0, headers: new Headers(), body: new Uint8Array(), outcome: `did not answer (${reason})` }
  }
}

/** The worker's only call to `fetch`. The type requires an abort signal so that every request has a deadline. */
export type SendRequest = (url: string | URL, init: RequestInit & { signal: AbortSignal }) => Promise<Response>

export const sendRequest: SendRequest = (url, init) => fetch(url, init)

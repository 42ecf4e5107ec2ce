/** The worker's only `fetch`. TypeScript requires a signal, so every request has a deadline. */
export type SendRequest = (url: string | URL, init: RequestInit & { signal: AbortSignal }) => Promise<Response>

export const sendRequest: SendRequest = (url, init) => fetch(url, init)

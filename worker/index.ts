import { createIsolate } from './compose.ts'

export default createIsolate()

// In development, sends an event when the worker has loaded an edited file so that scripts/vite/data-check.ts reloads the page.
import.meta.hot?.on('vite:afterUpdate', () => import.meta.hot?.send('worker:updated'))

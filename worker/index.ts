import { createIsolate } from './compose.ts'

export default createIsolate()

// In development, reports that the worker has loaded an edited file. scripts/vite/data-check.ts then reloads the page.
import.meta.hot?.on('vite:afterUpdate', () => import.meta.hot?.send('worker:updated'))

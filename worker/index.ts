import { createIsolate } from './compose.ts'

export default createIsolate()

// In development, scripts/vite/data-check.ts reloads the page after the worker has loaded an edited file.
import.meta.hot?.on('vite:afterUpdate', () => import.meta.hot?.send('worker:updated'))

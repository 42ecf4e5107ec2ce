/**
 * Declares src/app/entry-server.tsx for the worker's type check, which must not load components: those need the browser's
 * globals. The type check of the tests compiles the worker with the real module, so the two cannot differ unnoticed.
 */
import type { RenderedPage, RenderOptions } from '#shared/rendered-page.ts'

export function render(request: Request, options: RenderOptions): Promise<RenderedPage>

export function indexablePaths(): string[]

export function routePaths(): string[]

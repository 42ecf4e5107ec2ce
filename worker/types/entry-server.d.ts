/**
 * Declares src/app/entry-server.tsx for the worker's type check, which must not load components because they need browser globals.
 * The tests' type check compiles the worker with the real module, so a mismatch fails there.
 */
import type { RenderedPage, RenderOptions } from '#shared/rendered-page.ts'

export function render(request: Request, options: RenderOptions): Promise<RenderedPage>

export function indexablePaths(): string[]

export function routePaths(): string[]

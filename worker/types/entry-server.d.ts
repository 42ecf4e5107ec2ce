/**
 * Declares src/app/entry-server.tsx for the worker's type check, which lacks the browser types that React components need.
 * The type check of the tests uses the real module, so a wrong declaration fails that type check.
 */
import type { RenderedPage, RenderOptions } from '#shared/rendered-page.ts'

export function render(request: Request, options: RenderOptions): Promise<RenderedPage>

export function indexablePaths(): string[]

export function routePaths(): string[]

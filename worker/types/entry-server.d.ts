/**
 * Declares src/app/entry-server.tsx for the worker's type check, because that check lacks the browser types that React
 * components need. The tests' type check fails if this declaration is wrong.
 */
import type { RenderedPage, RenderOptions } from '#shared/rendered-page.ts'

export function render(request: Request, options: RenderOptions): Promise<RenderedPage>

export function indexablePaths(): string[]

export function routePaths(): string[]

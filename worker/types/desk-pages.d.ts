/** Declares src/desk/pages.tsx for the worker's type check, for the same reason as worker/types/entry-server.d.ts. */
import type { DeskShell, DeskView } from '#desk/models.ts'

export function renderDeskPage(shell: DeskShell, view: DeskView): string

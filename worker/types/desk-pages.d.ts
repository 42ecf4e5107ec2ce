/** Declares src/desk/pages.tsx for the worker's type check, which lacks the browser types that React components need. */
import type { DeskShell, DeskView } from '#desk/models.ts'

export function renderDeskPage(shell: DeskShell, view: DeskView): string

import type { DeskShell, LeadView } from './models'

/** The props of the parts of a lead's page. */
export interface LeadProps {
  shell: DeskShell
  view: LeadView
}

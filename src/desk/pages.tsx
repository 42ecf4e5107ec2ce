/** Renders the desk's pages, which contain links and forms but no scripts. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { AppointmentsPage } from './appointments.tsx'
import { CloseHeldPage } from './close-held.tsx'
import { DraftsPage } from './drafts.tsx'
import { Layout } from './layout.tsx'
import { LeadPage } from './lead.tsx'
import { ErasedPage } from './lead-history.tsx'
import { ListPage, listTitle } from './list.tsx'
import type { DeskShell, DeskView } from './models.ts'
import { NumbersPage } from './numbers.tsx'
import { PersonPage } from './person.tsx'

export function renderDeskPage(shell: DeskShell, view: DeskView): string {
  const { title, content } = pageOf(shell, view)
  const page = renderToString(
    <Layout shell={shell} view={view} title={title}>
      {content}
    </Layout>,
  )
  // Replaces lone surrogates, which visitors can send but UTF-8 cannot encode.
  return `<!DOCTYPE html>${page}`.toWellFormed()
}

function pageOf(shell: DeskShell, view: DeskView): { title: string; content: ReactNode } {
  switch (view.kind) {
    case 'list':
      return { title: listTitle(view), content: <ListPage shell={shell} view={view} /> }
    case 'close-held':
      return { title: 'Close held inquiries', content: <CloseHeldPage shell={shell} view={view} /> }
    case 'lead':
      return { title: view.lead.name, content: <LeadPage shell={shell} view={view} /> }
    case 'erased':
      return { title: `Erased inquiry ${view.reference}`, content: <ErasedPage shell={shell} view={view} /> }
    case 'person':
      return { title: 'Erase a person', content: <PersonPage shell={shell} view={view} /> }
    case 'numbers':
      return { title: 'Numbers', content: <NumbersPage shell={shell} view={view} /> }
    case 'drafts':
      return { title: 'Drafts', content: <DraftsPage shell={shell} view={view} /> }
    case 'appointments':
      return { title: 'Appointments', content: <AppointmentsPage shell={shell} view={view} /> }
  }
}

/** Renders the desk's pages. They have no script: links and forms do everything. */
import { renderToString } from 'react-dom/server'
import { AppointmentsPage } from './appointments'
import { CloseHeldPage } from './close-held'
import { DraftsPage } from './drafts'
import { ErasedPage } from './erased'
import { Layout } from './layout'
import { LeadPage } from './lead'
import { ListPage, listTitle } from './list'
import type { DeskShell, DeskView } from './models'
import { NumbersPage } from './numbers'
import { PersonPage } from './person'

/** Returns a complete HTML page. */
export function renderDeskPage(shell: DeskShell, view: DeskView): string {
  const page = renderToString(
    <Layout shell={shell} view={view} title={titleOf(view)}>
      <Page shell={shell} view={view} />
    </Layout>,
  )
  // A visitor can send half of a surrogate pair, which UTF-8 cannot encode.
  return `<!DOCTYPE html>${page}`.toWellFormed()
}

function Page({ shell, view }: { shell: DeskShell; view: DeskView }) {
  switch (view.kind) {
    case 'list':
      return <ListPage shell={shell} view={view} />
    case 'close-held':
      return <CloseHeldPage shell={shell} view={view} />
    case 'lead':
      return <LeadPage shell={shell} view={view} />
    case 'erased':
      return <ErasedPage shell={shell} view={view} />
    case 'person':
      return <PersonPage shell={shell} view={view} />
    case 'numbers':
      return <NumbersPage shell={shell} view={view} />
    case 'drafts':
      return <DraftsPage shell={shell} view={view} />
    case 'appointments':
      return <AppointmentsPage shell={shell} view={view} />
  }
}

function titleOf(view: DeskView): string {
  switch (view.kind) {
    case 'list':
      return listTitle(view)
    case 'close-held':
      return 'Close held inquiries'
    case 'lead':
      return view.lead.name
    case 'erased':
      return `Erased inquiry ${view.reference}`
    case 'person':
      return 'Erase a person'
    case 'numbers':
      return 'Numbers'
    case 'drafts':
      return 'Drafts'
    case 'appointments':
      return 'Appointments'
  }
}

import type { PersonView } from '#desk/models.ts'
import { countEvents } from './actions.ts'
import type { Desk } from './context.ts'
import { readLead } from './lead.ts'
import { eventsAfter } from './lead-pages.ts'
import { eraseLeads, findChanged, findPerson } from './person.ts'
import { formFields, show } from './show.ts'

const NO_PERSON = 'Enter a complete email address, or a phone number of at least seven digits.'

export async function showPerson(c: Desk) {
  const { erased: at, elsewhere } = c.req.query()
  const erased = at ? await countEvents(c.var.db, c.var.scope, 'erased', at) : 0
  return show(c, { kind: 'person', find: '', elsewhere: Number(elsewhere) || 0, erased: erased || undefined })
}

async function personView({ var: { db, scope, now } }: Desk, find: string): Promise<PersonView> {
  const person = await findPerson(db, scope, find, now)
  return { kind: 'person', find, ...(person ?? { elsewhere: 0, error: NO_PERSON }) }
}

/** Shows a person's data, or erases it if the staff member has confirmed. The search text never appears in a URL. */
export async function findOrErasePerson(c: Desk) {
  const { db, scope, erasedList, now } = c.var
  const { find = '', leads = '', confirmed } = await formFields(c)
  if (confirmed !== 'yes' || leads === '') return show(c, await personView(c, find))
  const seen = leads.split(' ').map((lead) => {
    const [id = '', version = ''] = lead.split(':')
    return { id, version }
  })
  const erased = await eraseLeads(db, scope, seen, now)
  await erasedList.add(erased, now)
  const view = await personView(c, find)
  if (erased.length > 0)
    return c.redirect(`/people?${new URLSearchParams({ erased: now, elsewhere: `${view.elsewhere}` })}`, 303)
  const changed = await findChanged(db, scope, seen)
  if (changed.length === 0) return show(c, view)
  const changes = await Promise.all(
    changed.map(async (id) => {
      const record = await readLead(db, scope, id, now)
      return record ? eventsAfter(record, seen.find((lead) => lead.id === id)?.version ?? '') : []
    }),
  )
  return show(c, { ...view, changes: changes.flat() }, 409)
}

/** The email about an assignment contains no visitor data, because the assignee's email address may be mistyped. */
import { referenceOf } from '#shared/reference.ts'
import { list, sql } from '#worker/db/database.ts'
import type { Kind } from './kind.ts'

/** The email about an assignment is withdrawn if the lead has been closed or assigned to someone else. */
export const assigned: Kind = async (mails, { db, desk }) => {
  const leads = await db.rows<{ id: string; assignee: string; topic: string }>(
    sql`SELECT id, assignee, topic FROM leads WHERE list <> 'closed' AND id IN (${list(mails.map(({ lead }) => lead))})`,
  )
  return ({ lead, brand, colleague }) => {
    const found = leads.find(({ id, assignee }) => id === lead && assignee === colleague)
    if (!found) return undefined
    const title = `An inquiry was handed over to you${found.topic && `: ${found.topic}`}`
    return {
      to: colleague,
      content: {
        subject: `${brand.name}: ${title} [${referenceOf(lead)}]`,
        preview: 'A colleague asks you to answer it',
        title,
        blocks: [
          { text: 'Open the inquiry at the desk to read it, with the notes of your colleagues.' },
          { link: { label: 'Open the inquiry at the desk', href: desk.lead(lead) } },
        ],
        footer: `Sent by the ${brand.name} website. A reply to this email does not reach the visitor or your colleague.`,
      },
    }
  }
}

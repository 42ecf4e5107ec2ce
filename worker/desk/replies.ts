/** Saved replies of a brand, filled in for a lead. */
import type { DeskLead } from '#desk/models'
import { referenceOf } from '#shared/reference'
import type { Reply } from '#shared/reply'

/** Replaces {name}, {service} and {reference}. */
export function fillReply(reply: Reply, { name, topic, id }: DeskLead): Reply {
  const values: Record<string, string> = { name, service: topic || 'your question', reference: referenceOf(id) }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
  return { title: reply.title, subject: fill(reply.subject), body: fill(reply.body) }
}

/**
 * Loads the brands' saved replies from src/brands/<id>/replies.ts, if the file exists. Staff send these replies from their own
 * email program.
 */
import * as v from 'valibot'
import { type Reply, reply } from '#shared/reply.ts'

const files = import.meta.glob<unknown>('./*/replies.ts', { eager: true, import: 'default' })

const replies = new Map(
  Object.entries(files).map(([path, file]) => [path.split('/')[1] ?? '', v.parse(v.array(reply), file)]),
)

export function repliesOf(brand: string): readonly Reply[] {
  return replies.get(brand) ?? []
}

import * as v from 'valibot'
import { type Database, raw } from './database'

const row = v.object({ who: v.string() })

/** The email addresses that have acted at the desk. Looks each one up in the index, however many events there are. */
export async function readColleagues(db: Database): Promise<string[]> {
  const [rows = []] = await db.batch([
    raw(`WITH RECURSIVE colleagues (who) AS (
        SELECT min(who) FROM lead_events
        UNION ALL
        SELECT (SELECT min(who) FROM lead_events WHERE lead_events.who > colleagues.who) FROM colleagues WHERE who IS NOT NULL)
      SELECT who FROM colleagues WHERE who LIKE '%@%'`),
  ])
  return v.parse(v.array(row), rows).map(({ who }) => who)
}

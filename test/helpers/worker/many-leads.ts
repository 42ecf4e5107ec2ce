import { DB, type LeadRow } from './storage.ts'

export async function addManyLeads(count: number, fields: Partial<LeadRow>, from = 1): Promise<void> {
  const none = { name: '', email: '', phone: '', service: '', message: '' }
  const row = { ...none, brand: 'payroll', form_type: 'contact', created_at: '2026', ...fields }
  await DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT ?1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2)
     INSERT INTO leads (id, ${Object.keys(row).join()})
     SELECT '00000000-0000-4000-8000-' || printf('%012d', n), ${Object.keys(row).map(() => '?')} FROM numbers`,
  )
    .bind(from, from + count - 1, ...Object.values(row))
    .run()
}

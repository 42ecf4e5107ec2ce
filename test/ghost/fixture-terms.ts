import type { AuthorFixture, TagFixture } from './fixture-types.ts'

export const TAGS: TagFixture[] = [
  tag('tax', 'Tax', 'Federal and Ohio income tax: what changed, what is due and what to keep.'),
  tag('small-business', 'Small Business', 'Running a small company without losing sight of the numbers.'),
  tag('bookkeeping', 'Bookkeeping', 'Books that close on time and answer the questions you have of them.'),
  tag('payroll', 'Payroll', 'Paying people correctly: withholding, deposits, forms and year end.'),
  tag('ohio', 'Ohio', 'State, city, county and school district rules in Ohio.'),
  tag('deadlines', 'Deadlines', 'Dates to put in the calendar, and what each one asks of you.'),
  tag('starting-a-business', 'Starting a Business', 'From the first registration to the first set of books.'),
  tag('industries', 'Industries', 'What is particular to a trade, from construction to oil and gas.'),
]

export const AUTHORS: AuthorFixture[] = [
  { slug: 'tax-desk', name: 'Tax Desk', bio: 'Writes about federal, state and local tax returns.' },
  { slug: 'bookkeeping-desk', name: 'Bookkeeping Desk', bio: 'Writes about books, closings and reports.' },
  { slug: 'payroll-desk', name: 'Payroll Desk', bio: 'Writes about wages, withholding and payroll forms.' },
]

function tag(slug: string, name: string, description: string): TagFixture {
  return { slug, name, description, visibility: 'public' }
}

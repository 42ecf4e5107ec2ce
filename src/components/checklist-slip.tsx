import { ContactLink } from '#components/contact-link'
import { CopyButton } from '#components/copy-button'
import { PrintButton, type SlipContent } from '#components/slip'
import type { Source } from '#shared/page-content'

interface Paper {
  id: string
  label: string
}

type Ticks = Pick<ReadonlySet<string>, 'has'>

interface Options {
  groups: readonly { heading: string; items: readonly Paper[] }[]
  /** Ids of the papers that the visitor has. Undefined if check marks are not counted, as without JavaScript. */
  ticks: Ticks | undefined
  /** ISO time. */
  now: string
  checked: string
  sources: readonly Source[]
}

/** The content of a slip with the number of papers that the visitor has, of those that are needed. */
export function checklistSlip({ groups, ticks, now, checked, sources }: Options): SlipContent {
  const papers = groups.flatMap(({ items }) => items)
  const missing = papers.filter(({ id }) => !ticks?.has(id))
  const checkedOff = (items: readonly Paper[]) => (ticks ? `${countTicked(items, ticks)} of ` : '')
  return {
    id: 'progress',
    title: 'Your papers',
    date: now,
    figure: { label: ticks ? 'Papers checked off' : 'Papers needed', value: `${checkedOff(papers)}${papers.length}` },
    groups: [
      groups.map(({ heading, items }) => ({
        label: heading,
        value: <Count before={checkedOff(items)} of={items.length} />,
      })),
    ],
    checked,
    sources,
    actions: (
      <>
        <CopyButton
          text={missing.map(({ label }) => `- ${label}`).join('\n')}
          label="Copy Missing"
          done="The papers that you still need are copied."
          failed="Your browser did not allow copying. Print the list instead."
        />
        <PrintButton />
        <ContactLink>Talk to Us</ContactLink>
      </>
    ),
  }
}

export function countTicked(items: readonly Paper[], ticks: Ticks): number {
  return items.filter(({ id }) => ticks.has(id)).length
}

/** The total is a text node of its own. It stays in place when the page hydrates. */
function Count({ before, of }: { before: string; of: number }) {
  return (
    <>
      {before || null}
      {of}
    </>
  )
}

import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { industriesQuery } from '#features/page/copy.ts'
import { Page } from '#features/page/page.tsx'
import { industryImage } from '#shared/menu.ts'
import type { PageAction } from '#shared/page-content.ts'
import { TextLink } from '#ui/rich-text.tsx'

const copy = {
  title: 'Industries',
  description:
    'What is different about books, tax and payroll in construction, retail, healthcare, manufacturing and other industries in Ohio.',
  action: {
    invite: 'Don’t see your industry? Tell us about it.',
    atHand: ['How you charge and get paid', 'How many people you pay', 'The cities you work in'],
  } satisfies PageAction,
  lead: 'Each industry keeps different records and watches different due dates. Find yours.',
}

export const Route = createFileRoute('/industries/')({
  loader: async ({ context: { queryClient, content } }) => {
    await queryClient.ensureQueryData(industriesQuery(content))
    return pageMeta(copy)
  },
  head: pageHead,
  component: Industries,
})

function Industries() {
  const { content, page } = Route.useRouteContext()
  const { data: industries } = useSuspenseQuery(industriesQuery(content))
  return (
    <Page title={copy.title} lead={copy.lead} action={copy.action}>
      <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {industries.map(({ slug, title, description, link }) => (
          <li key={slug}>
            <svg viewBox="0 0 320 200" aria-hidden="true" className="w-full">
              <use href={industryImage(page.brand, slug)} width="320" height="200" />
            </svg>
            <h2 className="mt-4 text-lead font-bold">
              <TextLink href={link}>{title}</TextLink>
            </h2>
            <p className="mt-1 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Page>
  )
}

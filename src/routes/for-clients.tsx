import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import shared from '#content/for-clients.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { ContentPage } from '#features/page/content-page.tsx'
import { copyQuery } from '#features/page/copy.ts'
import type { Section } from '#shared/page-content.ts'

export const Route = createFileRoute('/for-clients')({
  loader: async ({ context: { queryClient, content } }) => {
    await queryClient.ensureQueryData(copyQuery(content, 'forClients'))
    return pageMeta(shared)
  },
  head: pageHead,
  component: ForClients,
})

function ForClients() {
  const { content, page } = Route.useRouteContext()
  const { lead, documents } = useSuspenseQuery(copyQuery(content, 'forClients')).data
  const sections = shared.sections.map((section): Section => {
    const [first = '', ...others] = section.blocks
    return section.id === shared.listIn ? { ...section, blocks: [first, { list: documents }, ...others] } : section
  })
  const signIn = (
    <p className="mt-6">
      <a href={page.brand.portalUrl} rel="noopener" className="button max-sm:w-full">
        Open the client portal
      </a>
    </p>
  )
  return <ContentPage content={{ ...shared, lead, sections }} parts={{ portal: signIn }} />
}

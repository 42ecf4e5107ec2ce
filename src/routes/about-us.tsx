import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#layouts/content-page'
import { copyQuery } from '#queries/copy'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/about-us')({
  loader: async ({ context: { queryClient, content } }) =>
    pageMeta(await queryClient.ensureQueryData(copyQuery(content, 'about'))),
  head: pageHead,
  component: AboutUs,
})

function AboutUs() {
  const { data: copy } = useSuspenseQuery(copyQuery(Route.useRouteContext().content, 'about'))
  return <ContentPage content={copy} />
}

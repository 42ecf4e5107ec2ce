import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#layouts/content-page'
import { copyQuery } from '#queries/copy'
import { useQueryData } from '#queries/use-query-data'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/about-us')({
  loader: async ({ context: { queryClient, content } }) =>
    pageMeta(await queryClient.ensureQueryData(copyQuery(content, 'about'))),
  head: pageHead,
  component: AboutUs,
})

function AboutUs() {
  const copy = useQueryData(copyQuery(Route.useRouteContext().content, 'about'))
  return <ContentPage content={copy} />
}

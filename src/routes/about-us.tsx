import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { People } from '#features/firm/people.tsx'
import { Reviews } from '#features/firm/reviews.tsx'
import { ContentPage } from '#features/page/content-page.tsx'
import { copyQuery } from '#features/page/copy.ts'
import type { Section } from '#shared/page-content.ts'

export const Route = createFileRoute('/about-us')({
  loader: async ({ context: { queryClient, content } }) =>
    pageMeta(await queryClient.ensureQueryData(copyQuery(content, 'about'))),
  head: pageHead,
  component: AboutUs,
})

const PEOPLE: Section = { id: 'people', heading: 'The people you will meet', blocks: [] }
const REVIEWS: Section = { id: 'reviews', heading: 'What Our Clients Say', blocks: [] }

function AboutUs() {
  const { content, page } = Route.useRouteContext()
  const { data: copy } = useSuspenseQuery(copyQuery(content, 'about'))
  const { sections, people, reviews } = copy
  const [first, ...others] = sections
  const shown = [first, people && PEOPLE, ...others, reviews && REVIEWS]
  return (
    <ContentPage
      content={{ ...copy, sections: shown.filter((section) => section !== undefined) }}
      parts={{
        people: people ? <People people={people} art={`/art/${page.brand.id}`} /> : null,
        reviews: reviews ? <Reviews reviews={reviews} /> : null,
      }}
    />
  )
}

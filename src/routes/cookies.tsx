import { createFileRoute } from '@tanstack/react-router'
import { cookies } from '#content/cookies'
import { ContentPage } from '#layouts/content-page'
import { pageHead, pageMeta } from '#shared/head'

/** No tag manager or chat is configured yet: nothing asks for consent. */
const content = cookies(false)

export const Route = createFileRoute('/cookies')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ContentPage content={content} />,
})

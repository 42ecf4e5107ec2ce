import { createFileRoute } from '@tanstack/react-router'
import { NextDueDates } from '#components/next-due-dates'
import content from '#content/ohio-business-taxes'
import { ContentPage } from '#layouts/content-page'
import { pageHead, pageMeta } from '#shared/head'

export const Route = createFileRoute('/resources/ohio-business-taxes')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ContentPage content={content} parts={{ 'due-dates': <NextDueDates /> }} />,
})

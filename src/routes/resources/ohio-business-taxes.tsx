import { createFileRoute } from '@tanstack/react-router'
import { NextDueDates } from '#components/next-due-dates.tsx'
import content from '#content/ohio-business-taxes.ts'
import { ContentPage } from '#layouts/content-page.tsx'
import { pageHead, pageMeta } from '#shared/head.ts'

export const Route = createFileRoute('/resources/ohio-business-taxes')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ContentPage content={content} parts={{ 'due-dates': <NextDueDates /> }} />,
})

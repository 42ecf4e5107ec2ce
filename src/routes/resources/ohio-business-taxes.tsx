import { createFileRoute } from '@tanstack/react-router'
import content from '#content/ohio-business-taxes.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { NextDueDates } from '#features/due-dates/next-due-dates.tsx'
import { ContentPage } from '#features/page/content-page.tsx'

export const Route = createFileRoute('/resources/ohio-business-taxes')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: () => <ContentPage content={content} parts={{ 'due-dates': <NextDueDates /> }} />,
})

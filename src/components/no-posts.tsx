import { Link } from '@tanstack/react-router'
import { EmptyState } from '#components/empty-state.tsx'
import { contentTexts } from '#shared/content.ts'

export function NoPosts() {
  return (
    <EmptyState
      action={
        <Link to="/resources/due-dates" className="button-quiet">
          See Tax Due Dates
        </Link>
      }
    >
      {contentTexts.noPosts}
    </EmptyState>
  )
}

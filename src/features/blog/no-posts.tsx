import { Link } from '@tanstack/react-router'
import { contentTexts } from '#shared/content.ts'
import { EmptyState } from '#ui/empty-state.tsx'

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

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '#components/empty-state'
import { RELOAD } from '#shared/failure'

interface Props {
  failure: { title: string; message: string }
  /** Loads the list again. By default, a link that reloads the page. */
  retry?: ReactNode
}

/** Replaces a list that failed to load. Renders nothing for an aborted request. */
export function Unavailable({ failure: { title, message }, retry = <ReloadLink /> }: Props) {
  if (!title) return null
  return (
    <EmptyState action={retry} role="status">
      <strong className="block">{title}</strong>
      {message}
    </EmptyState>
  )
}

function ReloadLink() {
  return (
    <Link to="." search={true} reloadDocument className="button-quiet">
      {RELOAD}
    </Link>
  )
}

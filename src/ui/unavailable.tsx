import { Link } from '@tanstack/react-router'
import { RELOAD, TRY_AGAIN } from '#shared/failure.ts'
import { EmptyState } from './empty-state.tsx'

interface Props {
  failure: { title: string; message: string }
  /** Loads the failed list again. If undefined, the page shows a link that reloads the page. */
  onRetry?: () => void
}

export function Unavailable({ failure: { title, message }, onRetry }: Props) {
  if (!title) return null
  const action = onRetry ? (
    <button type="button" className="needs-script button-quiet" onClick={onRetry}>
      {TRY_AGAIN}
    </button>
  ) : (
    <Link to="." search={true} reloadDocument className="button-quiet">
      {RELOAD}
    </Link>
  )
  return (
    <EmptyState action={action} role="status">
      <strong className="block">{title}</strong>
      {message}
    </EmptyState>
  )
}

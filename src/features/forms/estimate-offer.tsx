import { useHydrated, useRouterState } from '@tanstack/react-router'

const NAME = 'estimate'

/** Offers to add the link to the estimate that the visitor comes from. The browser knows it, and the server does not. */
export function EstimateOffer() {
  const estimate = useRouterState({ select: ({ location }) => location.state.estimate })
  const isHydrated = useHydrated()
  if (!isHydrated || !estimate) return null
  return (
    <label className="flex items-start gap-3">
      <input type="checkbox" name={NAME} value={estimate} className="mt-1.5" />
      Add the link to your estimate to the message. It contains the numbers that you entered.
    </label>
  )
}

/** Appends the link to the message if the visitor checked the box. A message with no words of its own stays empty. */
export function withEstimate({ [NAME]: estimate, ...typed }: Record<string, string>): Record<string, string> {
  const { message = '' } = typed
  return estimate && message.trim() ? { ...typed, message: `${message}\n\nMy estimate: ${estimate}` } : typed
}

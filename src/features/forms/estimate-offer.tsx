import { useHydrated, useRouterState } from '@tanstack/react-router'

const NAME = 'estimate'

export function EstimateOffer() {
  const estimate = useRouterState({ select: ({ location }) => location.state.estimate })
  const isHydrated = useHydrated()
  if (!isHydrated || !estimate) return null
  return (
    <label className="flex items-start gap-3">
      <input type="checkbox" name={NAME} value={estimate} className="mt-1.5" />
      Add a link to your estimate to the message. It contains the numbers that you entered.
    </label>
  )
}

/** Appends the tax estimate's URL to the message if the visitor checked the box. Does not change an empty message. */
export function withEstimate({ [NAME]: estimate, ...typed }: Record<string, string>): Record<string, string> {
  const { message = '' } = typed
  return estimate && message.trim() ? { ...typed, message: `${message}\n\nMy estimate: ${estimate}` } : typed
}

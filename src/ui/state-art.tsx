import { useRouteContext } from '@tanstack/react-router'

export function StateArt({ className = '' }: { className?: string }) {
  const brand = useRouteContext({ from: '__root__', select: ({ page }) => page.brand.id })
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 160"
      preserveAspectRatio="xMidYMax slice"
      className={`w-60 aspect-[var(--state-ratio,1.5)] mb-6 ${className}`}
    >
      <use href={`/art/${brand}/bands.svg#state`} width="240" height="160" />
    </svg>
  )
}

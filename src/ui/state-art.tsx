import { useRouteContext } from '@tanstack/react-router'

/** The brand's drawing for a page or list without content. */
export function StateArt() {
  const brand = useRouteContext({ from: '__root__', select: ({ page }) => page.brand.id })
  return (
    <svg aria-hidden="true" viewBox="0 0 240 160" preserveAspectRatio="xMidYMax slice" className="state-art">
      <use href={`/art/${brand}/bands.svg#state`} width="240" height="160" />
    </svg>
  )
}

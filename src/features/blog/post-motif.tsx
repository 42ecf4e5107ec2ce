import { useRouteContext } from '@tanstack/react-router'

/** The brand's drawing in place of a missing post image. It is hidden unless the brand's stylesheet shows it. */
export function PostMotif() {
  const brand = useRouteContext({ from: '__root__', select: ({ page }) => page.brand.id })
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 360"
      className="post-motif hidden mb-[0.9rem] aspect-video w-full overflow-hidden rounded border-[length:var(--rule)] border-line bg-surface"
    >
      <use href={`/art/${brand}/bands.svg#motif`} width="640" height="360" />
    </svg>
  )
}

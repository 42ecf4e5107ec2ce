import { Link } from '@tanstack/react-router'
import type { Notice } from '#shared/page.ts'

/** Shows a notice from the firm below the top bar. Truncates it to two lines, because it links to the full post. */
export function NoticeLine({ notice: { slug, title, text } }: { notice: Notice }) {
  return (
    <aside aria-label="Notice" className="no-print bg-band text-on-band text-small">
      <p className="wrap flex min-h-11 items-center">
        <Link to="/blog/$slug" params={{ slug }} className="line-clamp-2 py-2 text-inherit">
          <strong>{title}</strong> {text}
        </Link>
      </p>
    </aside>
  )
}

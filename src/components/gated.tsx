import { Link } from '@tanstack/react-router'

/** Stands in for the text of a post that is not for everybody. */
export function Gated() {
  return (
    <div className="flex gap-4 border-l-4 border-brand bg-surface p-6 max-w-[68ch]">
      <span className="i-ph-lock shrink-0 text-2xl text-accent" aria-hidden="true" />
      <div>
        <p className="text-lg font-bold">This post is for members</p>
        <p className="mt-2">
          Its text is kept for them, so it is not on this page. If the subject matters to you,{' '}
          <Link to="/contact">ask us about it</Link>. All posts without a lock are open to everybody.
        </p>
      </div>
    </div>
  )
}

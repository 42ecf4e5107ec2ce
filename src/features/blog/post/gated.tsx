import { Link } from '@tanstack/react-router'
import { Icon } from '#ui/icon.tsx'

export function Gated() {
  return (
    <div className="callout flex gap-4 max-w-[68ch]">
      <Icon name="lock" className="shrink-0 text-heading text-accent" />
      <div>
        <p className="text-lead font-bold">This post is for members</p>
        <p className="mt-2">
          Only members can read it. If you have a question about this topic, <Link to="/contact">ask us about it</Link>.
          You can read any post without a lock.
        </p>
      </div>
    </div>
  )
}

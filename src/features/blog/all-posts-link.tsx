import { Link } from '@tanstack/react-router'
import { Icon } from '#ui/icon.tsx'

export function AllPostsLink() {
  return (
    <Link to="/blog" search={{}} className="icon-link">
      <Icon name="arrow-left" /> All posts
    </Link>
  )
}

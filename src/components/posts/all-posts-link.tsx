import { Link } from '@tanstack/react-router'

export function AllPostsLink() {
  return (
    <Link to="/blog" search={{}} className="icon-link">
      <span className="i-ph-arrow-left" aria-hidden="true" /> All posts
    </Link>
  )
}

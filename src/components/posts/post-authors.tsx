import './post-authors.css'
import { PostImage } from '#components/posts/post-image'
import type { Author } from '#shared/content'

export function PostAuthors({ authors }: { authors: readonly Author[] }) {
  return (
    <footer className="post-authors">
      {authors.map(({ name, slug, picture, bio, website }) => (
        <div key={slug} className="post-author">
          {picture ? <PostImage image={picture} sizes="5rem" fallback={initials(name)} /> : null}
          <div>
            <p>
              <span className="text-small text-muted">Written by</span>
              <br />
              <strong>{name}</strong>
            </p>
            {bio ? <p className="mt-1 text-muted">{bio}</p> : null}
            {website ? (
              <p className="mt-1">
                <a href={website} rel="noopener nofollow">
                  {new URL(website).hostname}
                </a>
              </p>
            ) : null}
          </div>
        </div>
      ))}
    </footer>
  )
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
}

import { PostImage } from '#features/blog/post-image.tsx'
import type { Author } from '#shared/content.ts'

export function PostAuthors({ authors }: { authors: readonly Author[] }) {
  const described = authors.filter(({ picture, bio, website }) => picture || bio || website)
  if (described.length === 0) return null
  return (
    <section aria-labelledby="authors" className="grid grid-cols-1 gap-3">
      <h2 id="authors" className="font-semibold">
        {described.length > 1 ? 'Authors' : 'Author'}
      </h2>
      {described.map(({ name, slug, picture, bio, website }) => (
        <div key={slug}>
          {picture ? (
            <PostImage
              image={picture}
              sizes="5rem"
              shape="mb-2 aspect-square w-20 rounded-full"
              fallback={initials(name)}
            />
          ) : null}
          <p>
            <strong>{name}</strong>
          </p>
          {bio ? <p className="text-muted">{bio}</p> : null}
          {website ? (
            <p>
              <a href={website} rel="noopener nofollow">
                {new URL(website).hostname}
              </a>
            </p>
          ) : null}
        </div>
      ))}
    </section>
  )
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
}

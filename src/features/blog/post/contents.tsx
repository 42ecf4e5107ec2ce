import type { PostHeading } from '#shared/content.ts'

export function Contents({ headings }: { headings: readonly PostHeading[] }) {
  return (
    <ol>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level === 3 ? 'pl-4' : undefined}>
          <a href={`#${id}`} className="block py-[0.4rem] leading-[1.35]">
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
}

import { RichText } from './rich-text.tsx'

export function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul className="marked-list grid gap-2">
      {items.map((item) => (
        <li key={item}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  )
}

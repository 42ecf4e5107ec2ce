/** A figure with its name. */
export function Tile({ name, value, about }: { name: string; value: string; about: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> <span>{about}</span>
      </dd>
    </div>
  )
}

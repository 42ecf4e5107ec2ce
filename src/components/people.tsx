import './people.css'
import type { Person } from '#shared/brand-slots'

/** @param art The folder of the portraits, such as "/art/payroll". */
export function People({ people, art }: { people: readonly Person[]; art: string }) {
  return (
    <ul className="people">
      {people.map(({ name, role, credential, portrait }) => (
        <li key={name}>
          <img
            src={`${art}/${portrait}`}
            alt=""
            width="320"
            height="320"
            loading="lazy"
            className="aspect-square h-auto w-full rounded-[var(--radius)] bg-line object-cover"
          />
          <h3 className="mt-3 text-[length:var(--size-body)] font-bold leading-[1.3]">
            {credential ? `${name}, ${credential}` : name}
          </h3>
          <p className="text-[length:var(--size-small)] text-muted">{role}</p>
        </li>
      ))}
    </ul>
  )
}

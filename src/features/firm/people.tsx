import './people.css'
import type { Person } from '#shared/brand-slots.ts'

/** @param art Path of the folder with the portraits, such as "/art/payroll". */
export function People({ people, art }: { people: readonly Person[]; art: string }) {
  return (
    <ul className="people">
      {people.map(({ name, role, credential, portrait }) => (
        <li key={name}>
          <img src={`${art}/${portrait}`} alt="" width="320" height="320" loading="lazy" />
          <h3>{credential ? `${name}, ${credential}` : name}</h3>
          <p>{role}</p>
        </li>
      ))}
    </ul>
  )
}

import type { Person } from '#shared/brand-slots.ts'

/** @param art Path of the folder with the portraits of the firm's people, such as "/art/payroll". */
export function People({ people, art }: { people: readonly Person[]; art: string }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-gutter gap-y-8">
      {people.map(({ name, role, credential, portrait }) => (
        <li key={name}>
          <img
            src={`${art}/${portrait}`}
            alt=""
            width="320"
            height="320"
            loading="lazy"
            className="aspect-square h-auto w-full object-cover bg-line rounded"
          />
          <h3 className="mt-3 text-body leading-[1.3] font-bold">{credential ? `${name}, ${credential}` : name}</h3>
          <p className="text-[length:var(--size-small)] text-muted">{role}</p>
        </li>
      ))}
    </ul>
  )
}

import { DAY_PARTS, type Wish } from '#shared/appointment.ts'

/** Formats preferred times as text, such as "2026-11-30 morning, 2026-12-01 afternoon". */
export function wishesText(wishes: readonly Wish[]): string {
  return wishes.map(({ day, part }) => `${day} ${part}`).join(', ')
}

export function parseWishes(text: string): Wish[] {
  return text.split(', ').flatMap((wish) => {
    const [day = '', name] = wish.split(' ')
    const part = DAY_PARTS.find((known) => known === name)
    return part ? [{ day, part }] : []
  })
}

/** A telephone number one can tap. */
export function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:+1${number.replace(/\D/g, '')}`} className="py-2 font-semibold tabular-nums">
      {number}
    </a>
  )
}

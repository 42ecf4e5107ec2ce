import { notFoundTexts } from '#shared/not-found'

/** The possible reasons why a page is missing. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <>
      <p>{notFoundTexts.mayBe}</p>
      <ul className="mt-2 list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}

import { notFoundTexts } from './not-found-texts.ts'

export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <>
      <p>{notFoundTexts.mayBe}</p>
      <ul className="marked-list mt-2">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
}

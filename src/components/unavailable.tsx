import { StateArt } from '#components/state-art'

/** Replaces a list that failed to load. */
export function Unavailable({ failure: { title, message } }: { failure: { title: string; message: string } }) {
  return (
    <div role="status" className="border-l-4 border-danger bg-surface p-5">
      <StateArt />
      <p className="font-bold">{title}</p>
      <p>{message}</p>
    </div>
  )
}

/** The record of an erased inquiry: its history, without data of the visitor. */
import { timeText } from './format'
import { Events, personText } from './lead-history'
import type { ErasedView, PageProps } from './models'
import { erasedWhy } from './words'

export function ErasedPage({ shell, view }: PageProps<ErasedView>) {
  const { reference, brandName, events, isFormLost } = view
  const erased = events.findLast(({ action }) => action === 'erased')
  return (
    <>
      {isFormLost ? (
        <div role="alert" className="alert">
          <h2>Not saved</h2>
          <p>Somebody erased this inquiry after you opened it.</p>
        </div>
      ) : null}
      <h1>Erased inquiry {reference}</h1>
      {erased ? (
        <p className="about">
          This inquiry was erased {erasedWhy(erased.detail)} by {personText(erased.who)}:{' '}
          <time dateTime={erased.at}>{timeText(erased.at, shell.now)}</time>. It was sent to {brandName}.
        </p>
      ) : null}
      <section className="card erased" aria-labelledby="history">
        <h2 id="history">What remains of it</h2>
        <ol className="history">
          <Events events={events} now={shell.now} />
        </ol>
      </section>
    </>
  )
}

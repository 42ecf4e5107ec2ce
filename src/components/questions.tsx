import './questions.css'
import { RichText } from '#components/rich-text'
import type { Question } from '#shared/page-content'

/** Uses <details>, which works without JavaScript and opens when the browser's search finds text in it. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-b border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="question border-t border-line">
          <summary className="flex items-baseline justify-between gap-4 py-4 font-semibold">
            <RichText text={question} />
          </summary>
          <p className="max-w-[68ch] pb-5">
            <RichText text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}

export function QuestionSection({ questions }: { questions: readonly Question[] }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="mb-5 text-heading font-bold">
        What people ask
      </h2>
      <Questions questions={questions} />
    </section>
  )
}

import type { Question } from '#shared/page-content.ts'
import { Fold } from '#ui/fold.tsx'
import { RichText } from '#ui/rich-text.tsx'

export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-b border-line">
      {questions.map(({ question, answer }) => (
        <Fold key={question} title={<RichText text={question} />}>
          <p className="max-w-[68ch] pb-5">
            <RichText text={answer} />
          </p>
        </Fold>
      ))}
    </div>
  )
}

export function QuestionSection({ questions }: { questions: readonly Question[] }) {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="mb-5 text-heading font-bold">
        Common questions
      </h2>
      <Questions questions={questions} />
    </section>
  )
}

import type { Question, View } from './calculators/contract'
import styles from './questions.module.css'
import { Card } from './ui/page/card'
import { siteWords } from './words'

const lists = import.meta.glob<readonly Question[]>('./calculators/**/view.ts', {
  eager: true,
  import: 'questions',
  query: '?questions',
})

export function questionsOf({ folder }: View): readonly Question[] {
  const questions = lists[`./calculators/${folder}/view.ts`]
  if (!questions) throw new Error(`src/calculators/${folder} has no questions`)
  return questions
}

/** The questions of a view. They are many words, so no page loads them with its first scripts. */
export const QuestionsOf = ({ view }: { view: View }) => <Questions questions={questionsOf(view)} />

type QuestionsProps = { questions: readonly { question: string; answer: string }[] }

/** What people ask about a calculator, with the answers in plain sight. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <Card title={siteWords.questions} className={styles.card}>
      {questions.map(({ question, answer }) => (
        <div key={question} className={styles.entry}>
          <h3>{question}</h3>
          <div>
            {answer.split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      ))}
    </Card>
  )
}

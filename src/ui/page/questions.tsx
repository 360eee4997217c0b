import { Card } from './card'
import styles from './questions.module.css'

type QuestionsProps = { questions: readonly { question: string; answer: string }[] }

/** What people ask about a calculator, with the answers in plain sight. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <Card title="Questions and answers" className={styles.card}>
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

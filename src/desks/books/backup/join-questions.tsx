import { useState } from 'react'
import { outcomeOf, sayFailure } from '../../../ui/memory/browser-storage'
import { Button } from '../../../ui/page/button'
import { uiWords } from '../../../ui/words'
import { joiningWords } from '../joining/words'
import styles from './backup.module.css'
import type { Restored } from './restore'

/** So many are shown at once: an old file may differ on every bill. */
const SHOWN_AT_ONCE = 20

type JoinQuestionsProps = {
  restored: Restored
  /** Where the list stands in the place of something else, which comes back then. */
  onDone?: () => void
}

/** What may be decided otherwise after a file has joined. What is left alone stays as it says. */
export function JoinQuestions({ restored, onDone }: JoinQuestionsProps) {
  const { questions = [], answer } = restored
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState('')
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  if (questions.length === 0 || !answer) return null

  const decide = async (id: string, isTaken: boolean) => {
    try {
      const outcome = await answer(id, isTaken)
      setProblem(outcome === 'changed' ? joiningWords.changedSince : '')
      if (outcome === 'changed') return
      setTaken((before) => {
        const after = new Set(before)
        if (isTaken) after.add(id)
        else after.delete(id)
        return after
      })
    } catch (error) {
      setProblem(sayFailure('bills', outcomeOf(error)))
    }
  }

  return (
    <section className={styles.decisions} aria-labelledby="to-decide">
      <h3 id="to-decide">{joiningWords.toDecide(questions.length)}</h3>
      <p role="status">{problem}</p>
      <ul>
        {questions.slice(0, shown).map(({ id, text, takenText, take, leave }) => {
          const isTaken = taken.has(id)
          return (
            <li key={id}>
              <p key={String(isTaken)}>{isTaken ? takenText : text}</p>
              {take && (
                <Button kind="quiet" onClick={() => decide(id, !isTaken)}>
                  {isTaken ? leave : take}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {questions.length > shown && (
        <Button kind="secondary" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {uiWords.dialogs.more(Math.min(SHOWN_AT_ONCE, questions.length - shown))}
        </Button>
      )}
      {onDone && (
        <Button kind="secondary" onClick={onDone}>
          {joiningWords.done}
        </Button>
      )}
    </section>
  )
}

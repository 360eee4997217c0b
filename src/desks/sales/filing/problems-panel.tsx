import type { ReactNode } from 'react'
import { hrefOf } from '../../../addresses'
import { sayDate } from '../../../core/language/dates'
import { groupDigits } from '../../../core/money/group-digits'
import { type Outcome, sayOutcome } from '../../../ui/memory/browser-storage'
import { Button } from '../../../ui/page/button'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { HSN_CODES, HSN_LIST_OF, sayCode } from '../../books/hsn/hsn-codes'
import { takeAsRight } from '../../books/hsn/right-codes'
import type { Asked, NamedDocument, ProblemLine, ReturnAnswer } from '../../books/sales/messages'
import { type BillRequest, requestBill } from '../../books/saved-bills/open-request'
import styles from './problems-panel.module.css'
import { byDocument, fieldOf, type ProblemGroup, sayOnlyMonth, sayProblem } from './sentences'
import { useMoreRows } from './use-more-rows'
import { returnWords } from './words'

type PanelProps = { answer: ReturnAnswer; asked: Asked }

/** What the portal would refuse, what it may ask, and what has changed since the return was filed. */
export function ProblemsPanel({ answer, asked }: PanelProps) {
  const toMend = useMoreRows('to-mend', answer.toMend, asked)
  const worthALook = useMoreRows('worth-a-look', answer.worthALook, asked)
  const looks = byDocument(worthALook.rows)
  const { undated, missingNumbers, documentsToMend } = answer
  return (
    <div className={styles.panel}>
      <ChangedSinceFiled answer={answer} />
      <section aria-label={returnWords.toMend.heading}>
        <header>
          <h2>{returnWords.toMend.heading}</h2>
          <p>
            {documentsToMend > 0
              ? returnWords.toMend.intro(documentsToMend)
              : returnWords.toMend.none}
          </p>
          {answer.filed && documentsToMend > 0 && (
            <p className={styles.strong}>{returnWords.toMend.notFiled(documentsToMend)}</p>
          )}
        </header>
        <ProblemList groups={byDocument(toMend.rows)} answer={answer} />
        <MoreButton {...toMend} />
      </section>
      {looks.length > 0 && (
        <section aria-label={returnWords.worthALook.heading}>
          <header>
            <h2>{returnWords.worthALook.heading}</h2>
            <p>{returnWords.worthALook.intro(looks.length)}</p>
          </header>
          <ProblemList groups={looks} answer={answer} />
          <MoreButton {...worthALook} />
        </section>
      )}
      {undated.length > 0 && <Undated undated={undated} isExample={answer.isExample} />}
      {missingNumbers.length > 0 && (
        <section aria-label={returnWords.missing.heading}>
          <header>
            <h2>{returnWords.missing.heading}</h2>
            <p>{returnWords.missing.intro}</p>
          </header>
          <ul className={styles.missing}>
            {missingNumbers.map(({ from, to, count }) => (
              <li key={from}>
                {count === 1 ? returnWords.missing.one(from) : returnWords.missing.some(from, to)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.checked}>
        {answer.knowsCodes
          ? returnWords.checkedWithCodes(groupDigits(String(HSN_CODES)), sayDate(HSN_LIST_OF))
          : returnWords.checked}
      </p>
    </div>
  )
}

function ChangedSinceFiled({ answer }: Pick<PanelProps, 'answer'>) {
  const { changedSinceFiled: changed, period } = answer
  if (changed.length === 0) return null
  const numbers = changed.map(({ number, date }) =>
    date === '' && number === '' ? returnWords.changed.gone : number || returnWords.noNumber,
  )
  return (
    <section aria-label={returnWords.changed.heading}>
      <header>
        <h2>{returnWords.changed.heading}</h2>
        <p role="status" className={styles.strong}>
          {returnWords.changed.says(changed.length, sayOnlyMonth(period))}
        </p>
        <p>{numbers.join(', ')}</p>
        <p>{returnWords.changed.whatToDo}</p>
      </header>
    </section>
  )
}

function Undated({
  undated,
  isExample,
}: {
  undated: readonly NamedDocument[]
  isExample: boolean
}) {
  return (
    <section aria-label={returnWords.undated.heading}>
      <header>
        <h2>{returnWords.undated.heading}</h2>
        <p>{returnWords.undated.intro(undated.length)}</p>
      </header>
      <ul className={styles.list} data-long={hasLongNumber(undated)}>
        {undated.map(({ id, number, buyer }) => (
          <Line key={id} number={number} request={isExample ? undefined : { id, field: 'date' }}>
            <b>{returnWords.undated.says}</b>
            <span>{buyer || returnWords.walkIn}</span>
          </Line>
        ))}
      </ul>
    </section>
  )
}

/** Beyond these many characters a number needs more room. */
const USUAL_NUMBER = 8

const hasLongNumber = (documents: readonly { readonly number: string }[]): boolean =>
  documents.some(({ number }) => number.length > USUAL_NUMBER)

type ProblemListProps = { groups: readonly ProblemGroup[]; answer: ReturnAnswer }

function ProblemList({ groups, answer: { period, isExample } }: ProblemListProps) {
  if (groups.length === 0) return null
  return (
    <ul className={styles.list} data-long={hasLongNumber(groups)}>
      {groups.map(({ id, number, buyer, lines }) => (
        <Line key={id} number={number} request={isExample ? undefined : requestOf(id, lines[0])}>
          {lines.map((line, index) => {
            const { says, detail } = sayProblem(line, period)
            // The buyer is named once.
            const name = index === 0 ? buyer || returnWords.walkIn : ''
            return (
              <span key={`${line.problem.code} ${line.problem.item}`} className={styles.problem}>
                <b>{says}</b>
                {(name || detail) && <span>{[name, detail].filter(Boolean).join(' · ')}</span>}
                {line.problem.code === 'hsn-unknown' && <UnknownCode line={line} />}
              </span>
            )
          })}
        </Line>
      ))}
    </ul>
  )
}

/** Codes that may have been meant, and a way to say that this one is right. */
function UnknownCode({ line: { about, near } }: { line: ProblemLine }) {
  const showToast = useToast()
  const takeIt = () => {
    let outcome: Outcome = 'kept'
    const undo = takeAsRight(about, (became) => {
      outcome = became
    })
    showToast(sayOutcome(returnWords.details.saidRight(about), outcome), undoBy(undo))
  }
  return (
    <>
      {near.length > 0 && (
        <span className={styles.near}>
          {returnWords.details.nearCodes}{' '}
          {near.map((one) => (
            <span key={one.code} translate="no">
              <b>{one.code}</b> <span lang="en">{sayCode(one)}</span>
            </span>
          ))}
        </span>
      )}
      <button
        type="button"
        className={styles.right}
        aria-label={returnWords.details.isRightOf(about)}
        onClick={takeIt}
      >
        <span>{returnWords.details.isRight}</span>
      </button>
    </>
  )
}

const requestOf = (id: string, line: ProblemLine | undefined): BillRequest => ({
  id,
  field: line && fieldOf[line.problem.code],
  ...(line && line.problem.item > 0 && { item: line.problem.item }),
})

type LineProps = {
  number: string
  /** How the bill page opens it; nothing for an example, whose bills are nowhere. */
  request: BillRequest | undefined
  children: ReactNode
}

function Line({ number, request, children }: LineProps) {
  const name = number || returnWords.noNumber
  return (
    <li>
      <span className={styles.number}>{name}</span>
      <span className={styles.text}>{children}</span>
      {request ? (
        <a
          className={styles.open}
          href={hrefOf('bill')}
          aria-label={returnWords.openBillOf(name)}
          onClick={() => requestBill({ ...request, back: hrefOf('sales') })}
        >
          <span>{returnWords.openBill}</span>
        </a>
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-label={returnWords.openBillOf(name)}
          disabled
        >
          <span>{returnWords.openBill}</span>
        </button>
      )}
    </li>
  )
}

function MoreButton({ moreLabel, showMore }: { moreLabel: string; showMore(): void }) {
  return (
    moreLabel && (
      <div className={styles.more}>
        <Button kind="secondary" onClick={showMore}>
          {moreLabel}
        </Button>
      </div>
    )
  )
}

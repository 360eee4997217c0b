import { Check, Download, Undo2 } from 'lucide'
import { useState } from 'react'
import { hrefOf } from '../../../addresses'
import { sayDate } from '../../../core/language/dates'
import type { Decimal } from '../../../core/money/decimal'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { ResultCard } from '../../../ui/answer/result-card'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { TextLink } from '../../../ui/page/text-link'
import type { Seller } from '../../books/bill/seller'
import type { Asked, ReturnAnswer } from '../../books/sales/messages'
import type { Taxed } from '../../books/sales/portal/tables'
import { inputs } from '../inputs'
import { sayPeriod } from '../sentences'
import { isAskedFirst, MarkDialog } from './mark-dialog'
import { ProblemsPanel } from './problems-panel'
import styles from './return-result.module.css'
import {
  type Hindrance,
  heroOf,
  rupees,
  sayDue,
  sayHindrance,
  sayInFile,
  titleOf,
} from './sentences'
import { useFiledMarks } from './use-filed-marks'
import { returnWords } from './words'

type ReturnResultProps = {
  answer: ReturnAnswer
  asked: Asked
  hindrance: Hindrance | undefined
  ledger: Taxed & { readonly untaxed: Decimal }
  filing: Seller['filing']
  onDownload(): void
  onChangeFiling(): void
}

/** Whether the return is ready, what is in it, its file, and beside it what is to be mended. */
export function ReturnResult(props: ReturnResultProps) {
  const { answer, asked, hindrance, ledger, filing, onDownload, onChangeFiling } = props
  const isComposition = hindrance === 'composition'
  return (
    <div className={styles.sheet}>
      <ResultCard
        sentence={heroOf(answer)}
        caption={
          hindrance ? (
            sayHindrance(hindrance, answer)
          ) : (
            <>
              {sayInFile(answer)} {!answer.filed && sayDue(answer)}
            </>
          )
        }
      >
        <div className={styles.left}>
          {isComposition ? (
            <Quarters answer={answer} />
          ) : (
            <Ledger>
              <LedgerRow
                label={returnWords.ledger.value}
                value={rupees(ledger.value)}
                swatch="neel"
                tone={toneOf(ledger.value)}
              />
              {answer.form !== 'IFF' && (
                <LedgerRow
                  label={returnWords.ledger.untaxed}
                  value={rupees(ledger.untaxed)}
                  tone={toneOf(ledger.untaxed)}
                />
              )}
              {taxNames.map((name) => (
                <LedgerRow
                  key={name}
                  label={returnWords.ledger[name]}
                  value={rupees(ledger[name])}
                  swatch="haldi"
                  tone={toneOf(ledger[name])}
                />
              ))}
            </Ledger>
          )}
          <div className={styles.buttons}>
            <WayOn answer={answer} hindrance={hindrance} onDownload={onDownload} />
            {isFiled(answer, hindrance) && <FiledMark answer={answer} asked={asked} />}
            {!isComposition && (
              <p className={styles.small}>
                {returnWords.youFile[filing]}{' '}
                <button type="button" className={styles.link} onClick={onChangeFiling}>
                  {returnWords.change}
                </button>
              </p>
            )}
          </div>
        </div>
        <ProblemsPanel answer={answer} asked={asked} />
      </ResultCard>
    </div>
  )
}

const taxNames = ['igst', 'cgst', 'sgst'] as const

export const toneOf = (amount: Decimal): 'loss' | undefined => (amount < 0n ? 'loss' : undefined)

/** Whether this period is filed at all. */
const isFiled = ({ form }: ReturnAnswer, hindrance: Hindrance | undefined): boolean =>
  form !== undefined && (!hindrance || hindrance === 'nothing-sold' || hindrance === 'too-large')

/** What comes next: the file, or what it takes to get one. */
function WayOn({
  answer,
  hindrance,
  onDownload,
}: Pick<ReturnResultProps, 'answer' | 'hindrance' | 'onDownload'>) {
  const { form = 'GSTR-1', filedPeriod } = answer
  switch (hindrance) {
    case undefined:
      return (
        <Button kind="primary" onClick={onDownload}>
          <Icon of={Download} size={20} />
          {returnWords.download[form]}
        </Button>
      )
    case 'period':
      return (
        <Button
          kind="primary"
          onClick={() => inputs.change({ kind: filedPeriod.kind, day: filedPeriod.from })}
        >
          {returnWords.choose(sayPeriod(filedPeriod))}
        </Button>
      )
    case 'seller-gstin-missing':
    case 'seller-gstin-wrong':
    case 'seller-state-differs':
      return <TextLink href={hrefOf('bill')}>{returnWords.toShop}</TextLink>
    default:
      return null
  }
}

/** Marks it as filed, or says when it was. */
function FiledMark({ answer, asked }: Pick<ReturnResultProps, 'answer' | 'asked'>) {
  const { mark, unmark } = useFiledMarks()
  const { filed, filedKey: key, isExample } = answer
  const title = titleOf(answer)
  const [isAsking, setIsAsking] = useState(false)
  const press = () => {
    if (filed) unmark(key, title)
    else if (isAskedFirst(answer)) setIsAsking(true)
    else mark(key, title, asked)
  }
  return (
    <>
      {filed && <p className={styles.filed}>{returnWords.filedOn(sayDate(filed.filedOn))}</p>}
      {/* One button for both, so that it keeps the focus. */}
      <Button key="mark" kind="quiet" disabled={isExample} onClick={press}>
        <Icon of={filed ? Undo2 : Check} size={18} />
        {filed ? returnWords.notFiled : returnWords.markAsFiled}
      </Button>
      {isExample && <p className={styles.small}>{returnWords.notOfExample}</p>}
      {isAsking && (
        <MarkDialog
          answer={answer}
          onMark={() => mark(key, title, asked)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

/** A composition dealer pays by the quarter. */
function Quarters({ answer: { quarters } }: Pick<ReturnResultProps, 'answer'>) {
  return (
    <>
      <h2 className={styles.quarters}>{returnWords.turnoverByQuarter}</h2>
      <Ledger>
        {quarters.map(({ period, turnover }) => (
          <LedgerRow
            key={period.from}
            label={sayPeriod(period)}
            value={rupees(turnover)}
            tone={toneOf(turnover)}
          />
        ))}
      </Ledger>
    </>
  )
}

import { sayShortDate } from '../../../core/language/dates'
import { sum, toDigits } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { FigureBlocks } from '../../../ui/answer/figure-blocks'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { type ActionsProps, AnswerActions, type Result } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { VerdictTag } from '../../../ui/answer/verdict-tag'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { ReturnAnswer } from './answer'
import type { ReturnInputs, ReturnResults } from './compute'
import styles from './result.module.css'
import { decimalOf, sayRupees } from './rupees'
import { noticesOf, sayCarried } from './sentences'
import { total } from './set-off'
import { WhyFold } from './why-fold'
import { returnWords } from './words'

const creditBar = lazyPart(() => import('./credit-bar').then((part) => part.CreditBar))

/** The figures of a return with their labels, for Copy and for screen readers; the main one first. */
export function resultsOf(results: ReturnResults | undefined): readonly [Result, ...Result[]] {
  if (!results) return [{ label: returnWords.results.cashToPay, value: '--' }]
  const { tax, interestTotal, lateFee, cashToPay } = results
  return [
    { label: returnWords.results.cashToPay, value: sayRupees(cashToPay) },
    ...(tax
      ? [
          { label: returnWords.results.taxInCash, value: sayRupees(tax.taxInCashTotal) },
          { label: returnWords.results.interest, value: sayRupees(interestTotal) },
        ]
      : []),
    { label: returnWords.results.lateFee, value: sayRupees(lateFee.total) },
  ]
}

type ReturnResultProps = {
  answer: ReturnAnswer
  actions: Omit<ActionsProps, 'results'>
}

/** What is to be paid, and what it is made of. */
export function ReturnResult({ answer: { asked, results }, actions }: ReturnResultProps) {
  if (!results) {
    return (
      <ResultCard caption="" sentence={returnWords.unsupported}>
        <AnswerActions {...actions} />
      </ResultCard>
    )
  }
  const { tax } = results
  const isLate = results.daysLate > 0
  const notices = noticesOf(asked, results)
  return (
    <ResultCard
      caption={<Caption results={results} />}
      tag={
        <VerdictTag verdict={isLate ? 'loss' : 'gain'} withoutArrow>
          {isLate ? returnWords.tags.late : returnWords.tags.inTime}
        </VerdictTag>
      }
    >
      {tax && tax.outputTotal + tax.reverseChargeTotal > 0n && (
        <ResultPart>
          <DeferredIsland part={creditBar} props={{ tax }} />
        </ResultPart>
      )}
      <Ledger>
        <Lines asked={asked} results={results} />
        <LedgerRow
          kind="total"
          label={returnWords.results.cashToPay}
          value={sayRupees(results.cashToPay)}
          repeated
        />
      </Ledger>
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice} data-amount>
              {notice}
            </li>
          ))}
        </ul>
      )}
      <FigureBlocks blocks={blocksOf(results)} />
      <WhyFold asked={asked} about="answer" />
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

function Caption({ results }: { results: ReturnResults }) {
  const { daysLate, dueDate, cashToPay, tax } = results
  const due = sayShortDate(dueDate)
  const when =
    daysLate > 0 ? returnWords.late(returnWords.days(daysLate), due) : returnWords.inTime(due)
  const why =
    cashToPay > 0n
      ? ''
      : tax && tax.cashUsed > 0n
        ? returnWords.ledgerCovers
        : returnWords.nothingToPay
  return (
    // Another sentence is another element: programs that translate pages replace its texts.
    <span key={`${daysLate} ${due} ${why}`}>{why ? returnWords.paidAlready(when, why) : when}</span>
  )
}

type LinesProps = { asked: ReturnInputs; results: ReturnResults }

/** From the tax to what is paid in. */
function Lines({ asked, results }: LinesProps) {
  const { tax, daysLate, interestTotal, lateFee, feeRule } = results
  const days = returnWords.days(daysLate)
  const rate = `${groupDigits(toDigits(asked.interestRate))}%`
  const perDay = sayRupees(feeRule.perDay)
  const isCapped = lateFee.total === feeRule.most && feeRule.most > 0n
  const fee = (
    <LedgerRow
      label={returnWords.results.lateFee}
      note={
        daysLate === 0 || feeRule.perDay === 0n
          ? undefined
          : isCapped
            ? returnWords.daysAtMost(days, sayRupees(feeRule.most))
            : returnWords.daysAt(days, perDay)
      }
      value={sayRupees(lateFee.total)}
    />
  )
  if (!tax) return fee
  const { igst } = tax.setOff
  return (
    <>
      <LedgerRow label={returnWords.results.output} value={sayRupees(tax.outputTotal)} />
      <LedgerRow
        label={returnWords.results.reverseCharge}
        value={sayRupees(tax.reverseChargeTotal)}
      />
      <LedgerRow
        label={returnWords.results.paidByCredit}
        value={sayRupees(tax.paidByCredit)}
        sign="-"
        swatch={tax.paidByCredit === igst.igst + igst.cgst + igst.sgst ? 'neel' : undefined}
      />
      <LedgerRow
        label={returnWords.results.taxInCash}
        value={sayRupees(tax.taxInCashTotal)}
        swatch="haldi"
      />
      <LedgerRow
        label={returnWords.results.interest}
        note={daysLate > 0 ? returnWords.daysAt(days, rate) : undefined}
        value={sayRupees(interestTotal)}
      />
      {fee}
      <LedgerRow label={returnWords.results.fromLedger} value={sayRupees(tax.cashUsed)} sign="-" />
    </>
  )
}

/** A day later, the credit that stays, and what the split saves. */
function blocksOf(results: ReturnResults) {
  const { eachDayLater, tax, feeRule, daysLate } = results
  const { interest, fee } = eachDayLater
  const feeNote =
    fee > 0n || feeRule.perDay === 0n
      ? returnWords.feeAlone(sayRupees(fee))
      : returnWords.feeStopped
  const costs = tax ? returnWords.eachDay(formatMoney(interest, '₹', 2), sayRupees(fee)) : feeNote
  return [
    {
      label: returnWords.results.eachDayLater,
      value: formatMoney(sum(interest, decimalOf(fee)), '₹', 2),
      note: daysLate > 0 ? costs : returnWords.afterDue(costs),
    },
    ...(tax
      ? [
          {
            label: returnWords.results.carryForward,
            value: sayRupees(total(tax.carryForward)),
            note: sayCarried(results),
          },
          {
            label: returnWords.results.saved,
            value: tax.savedBySplit > 0n ? sayRupees(tax.savedBySplit) : returnWords.none,
            note: returnWords.againstPlain,
          },
        ]
      : []),
  ]
}

import { monthlyRate } from '../../../../core/annuity/annuity'
import { type Decimal, round, sum } from '../../../../core/decimal'
import { countOf, formatPercent, plainMoney } from '../../../../core/format'
import { formatFactor } from '../../../../core/format-factor'
import { Answer, Step, Steps, Working } from '../../../../ui/insight/steps'
import { Card } from '../../../../ui/page/card'
import { useCurrency } from '../../../../ui/tab/currency'
import { kinds, readChange, type TypedChange } from '../changes'
import type { PrepayResults } from '../compute'

type HowItWorksProps = {
  results: PrepayResults | undefined
  changes: readonly TypedChange[]
}

/** The way from the EMI to what the changes save, with the person's own numbers. */
export function HowItWorks({ results, changes }: HowItWorksProps) {
  return (
    <Card title="How it works" intro="With your numbers.">
      <Steps>
        {results && results.with.rows.length > 0 ? (
          <WithYourNumbers results={results} changes={changes} />
        ) : (
          <Step title="The EMI">
            <p>The loan is shared out into equal instalments. Enter its amount and its tenure.</p>
          </Step>
        )}
      </Steps>
    </Card>
  )
}

function WithYourNumbers({ results, changes }: HowItWorksProps & { results: PrepayResults }) {
  const { wholeMoney } = useCurrency()
  const { loan, without, with: changed, interestSaved } = results
  const first = firstOf(results, changes)
  const rate = `${formatFactor(loan.annualRate, 6)}%`
  return (
    <>
      <Step title="The EMI">
        <Working>
          {loan.emi === undefined ? (
            <>
              {wholeMoney(loan.principal)} at {rate} for {countOf(loan.months, 'month')} ={' '}
              <b>{wholeMoney(without.emi)}</b>
            </>
          ) : (
            <>
              You pay <b>{wholeMoney(without.emi)}</b> a month for {wholeMoney(loan.principal)} at{' '}
              {rate}.
            </>
          )}
        </Working>
      </Step>
      {first && <FirstChange results={results} {...first} />}
      {changed.end && without.end && interestSaved !== undefined ? (
        <Step title={`It ends after EMI ${changed.end.months}`}>
          <Working>
            {wholeMoney(without.end.interest)} − {wholeMoney(changed.end.interest)} ={' '}
            <Answer>{wholeMoney(interestSaved)}</Answer>
          </Working>
          <p>The interest of all months, without and with the changes.</p>
        </Step>
      ) : (
        <Step title={changed.end ? `It ends after EMI ${changed.end.months}` : 'It never ends'}>
          <p>
            {changed.end
              ? 'Without the changes it never ends, so there is no interest to compare with.'
              : sayNoEnd(changed.noEnd)}
          </p>
        </Step>
      )}
    </>
  )
}

const sayNoEnd = ({ shortfall }: NonNullable<PrepayResults['with']['noEnd']>) =>
  shortfall && shortfall > 0n
    ? 'What the EMI does not cover is added to what you owe, and bears interest, too.'
    : 'The EMI covers the interest, and leaves too little to repay the loan within 100 years.'

type First = { typed: TypedChange; instalment: number; hasMore: boolean }

/** The change that comes first. */
function firstOf(
  { with: changed }: PrepayResults,
  changes: readonly TypedChange[],
): First | undefined {
  const counted = changes.flatMap((typed) => {
    const { change } = readChange(typed)
    return change && change.instalment <= changed.rows.length
      ? [{ typed, instalment: change.instalment }]
      : []
  })
  const first = counted.reduce<(typeof counted)[number] | undefined>(
    (earliest, next) => (earliest && earliest.instalment <= next.instalment ? earliest : next),
    undefined,
  )
  return first && { ...first, hasMore: counted.length > 1 }
}

/** What it does in its month, and in the month after. */
function FirstChange({ results, typed, instalment, hasMore }: First & { results: PrepayResults }) {
  const { currency, wholeMoney } = useCurrency()
  const { without, with: changed } = results
  const row = changed.rows[instalment - 1]
  const plain = without.rows[instalment - 1]
  if (!row) return null
  const { value } = readChange(typed)
  const more = hasMore && <p>The other changes work the same way, each from its own EMI.</p>

  if (typed.kind === 'rate') {
    const interest = (
      <Working>
        {wholeMoney(owedBefore(results, instalment))} × {formatFactor(monthlyRate(value.value), 8)}{' '}
        = <b>{wholeMoney(row.interest)}</b>
      </Working>
    )
    return (
      <Step title={`${formatPercent(value.value, 2)} from EMI ${instalment}`}>
        {interest}
        <p>
          {`The interest of month ${instalment}${plain ? `, not ${wholeMoney(plain.interest)}` : ''}. The EMI is then ${wholeMoney(row.instalment)}.`}
        </p>
        {more}
      </Step>
    )
  }
  if (typed.kind === 'raise') {
    return (
      <Step title={`From EMI ${instalment}`}>
        <Working>
          {wholeMoney(without.emi)} + {formatFactor(value.value, 6)}% ={' '}
          <b>{wholeMoney(row.instalment)}</b>
        </Working>
        <p>{`So ${wholeMoney(row.principal)} goes to the loan in month ${instalment}${plain ? `, not ${wholeMoney(plain.principal)}` : ''}.`}</p>
        {more}
      </Step>
    )
  }
  const after = changed.rows[instalment]
  const afterPlain = without.rows[instalment]
  const isOtherEmi =
    after && round(after.instalment, 0) !== round(row.instalment, 0) && after.balance > 0n
  return (
    <>
      <Step
        title={`${capitalized(kinds[typed.kind].when.replace(/^(first )?from/, 'After'))} ${instalment}`}
      >
        <Working>
          You owe {wholeMoney(sum(row.balance, row.prepayment))}. Less{' '}
          {plainMoney(row.prepayment, currency.symbol)} = <b>{wholeMoney(row.balance)}</b>
        </Working>
        {more}
      </Step>
      {after && (
        <Step title={isOtherEmi ? 'A lower EMI from there' : 'The same EMI from there'}>
          <Working>
            Interest of month {after.month}: {wholeMoney(after.interest)} of{' '}
            {wholeMoney(after.instalment)}.
          </Working>
          <p>
            {`So ${wholeMoney(after.principal)} goes to the loan${afterPlain ? `, not ${wholeMoney(afterPlain.principal)}` : ''}.`}
          </p>
        </Step>
      )}
    </>
  )
}

const owedBefore = ({ loan, with: changed }: PrepayResults, instalment: number): Decimal =>
  changed.rows[instalment - 2]?.balance ?? loan.principal

const capitalized = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())

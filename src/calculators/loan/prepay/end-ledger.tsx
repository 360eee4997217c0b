import { absolute, type Decimal, round, zero } from '../../../core/decimal'
import { countOf } from '../../../core/format'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { useCurrency } from '../../../ui/tab/currency'
import { calendarMonth } from '../shared/schedule/months'
import type { PrepayResults } from './compute'

type Ends = Extract<PrepayResults['with'], { noEnd: undefined }>['end']

/** The interest without and with the changes, line by line. */
export function EndLedger(props: { results: PrepayResults; end: Ends; start: string }) {
  const { results, end, start } = props
  const { without, charges = zero, interestSaved, savedInAll, monthsSaved } = results
  const { wholeMoney } = useCurrency()
  // Nobody takes 0 away.
  const minusFor = (value: Decimal) => (without.end && round(value, 0) > 0n ? '-' : undefined)
  const isDearer = savedInAll !== undefined && round(savedInAll, 0) < 0n
  const hasOtherEmi = round(end.emi, 0) !== round(without.emi, 0)
  return (
    <Ledger>
      <LedgerRow
        label="Total Interest, without"
        value={without.end ? wholeMoney(without.end.interest) : 'Without end'}
        swatch="haldi"
      />
      <LedgerRow
        label="Total Interest, with"
        value={wholeMoney(end.interest)}
        swatch="haldi"
        sign={minusFor(end.interest)}
      />
      {interestSaved !== undefined && charges > 0n && (
        <LedgerRow
          label={interestSaved < 0n ? 'Extra interest' : 'Interest saved'}
          value={wholeMoney(absolute(interestSaved))}
        />
      )}
      <LedgerRow
        label="Prepayment charges"
        value={charges > 0n ? wholeMoney(charges) : 'None'}
        sign={minusFor(charges)}
      />
      {savedInAll !== undefined && (
        <LedgerRow
          kind="total"
          label={isDearer ? 'Extra in all' : 'Saved in all'}
          value={wholeMoney(absolute(savedInAll))}
          repeated={charges > 0n}
        />
      )}
      {monthsSaved !== undefined && (
        <LedgerRow
          label={monthsSaved < 0 ? 'Months added' : 'Months saved'}
          value={String(Math.abs(monthsSaved))}
        />
      )}
      <LedgerRow
        label="Ends after"
        value={countOf(end.months, 'month')}
        note={end.months > 0 ? calendarMonth(end.months, start) : undefined}
      />
      {hasOtherEmi && <LedgerRow label="EMI at the end" value={wholeMoney(end.emi)} />}
    </Ledger>
  )
}

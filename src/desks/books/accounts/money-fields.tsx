import { readAmount } from '../../../core/money/parse'
import { decimalKeypad } from '../../../ui/fields/number-field'
import { type Payment, type PaymentWay, paymentWays } from '../bill/bill-texts'
import { longestText } from '../bill/inputs'
import styles from './money-fields.module.css'
import { accountWords } from './words'

/** What is typed of money that came. */
export type MoneyTexts = Pick<Payment, 'date' | 'amount' | 'how' | 'note'>

type MoneyFieldsProps = {
  texts: MoneyTexts
  onChange(part: Partial<MoneyTexts>): void
  /** Whether something is wrong, and where it is said. */
  isRefused: boolean
  hintsId: string
  /** What the day is, where it is not that of a payment. */
  dateLabel?: string
  /** An opening balance was not paid in any way. */
  hasHow?: boolean
}

/** The day, the amount and the way of money that came. */
export function MoneyFields({
  texts,
  onChange,
  isRefused,
  hintsId,
  dateLabel = accountWords.money.date,
  hasHow = true,
}: MoneyFieldsProps) {
  return (
    <div className={styles.fields}>
      <label>
        {dateLabel}
        <input
          type="date"
          value={texts.date}
          onChange={(event) => onChange({ date: event.target.value })}
        />
      </label>
      <label>
        {accountWords.money.amount}
        <input
          {...decimalKeypad}
          value={texts.amount}
          aria-invalid={isRefused ? true : undefined}
          aria-describedby={hintsId}
          maxLength={longestText('line')}
          onChange={(event) => onChange({ amount: event.target.value })}
        />
      </label>
      {hasHow && (
        <label>
          {accountWords.money.how}
          <select
            value={texts.how}
            onChange={(event) => onChange({ how: event.target.value as PaymentWay | '' })}
          >
            <option value="">{accountWords.money.noWay}</option>
            {paymentWays.map((way) => (
              <option key={way} value={way}>
                {accountWords.money.ways[way]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {accountWords.money.note}
        <input
          type="text"
          autoComplete="off"
          maxLength={longestText('line')}
          value={texts.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </label>
    </div>
  )
}

/** Why money cannot be noted as it is typed; nothing where it can. */
export function refusalOf({
  amount,
  date,
}: Pick<MoneyTexts, 'amount' | 'date'>): string | undefined {
  const { value, problem } = readAmount(amount)
  if (problem === 'too long') return accountWords.money.tooLong
  if (problem) return accountWords.money.unreadable
  if (value <= 0n) return accountWords.money.notAboveZero
  return date ? undefined : accountWords.money.noDate
}

/** In words, in other digits, or with a comma that may be a decimal one. */
export function isOtherwiseWritten(text: string): boolean {
  const { value, problem } = readAmount(text)
  return !problem && value > 0n && (/[^\d\s.,₹-]/.test(text) || /,\d{1,2}$/.test(text.trim()))
}

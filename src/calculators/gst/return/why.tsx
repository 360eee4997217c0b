import { sayMonth } from '../../../core/language/dates'
import { atLeastZero, decimalFrom } from '../../../core/money/decimal'
import { everyDigit } from '../../../core/money/format-exact'
import { asOf } from '../../../core/rules/gst'
import {
  annualExempt,
  annualExemptSource,
  annualFees,
  cashOnlySource,
  cashThereSource,
  compositionFee,
  creditSources,
  creditUntilSource,
  dueSources,
  feeSources,
  feesByTurnover,
  interestPercent,
  interestSource,
  ledgerSource,
  nilFee,
  type ReturnForm,
  rupeesSource,
  type Source,
  yearsToFileSource,
} from '../../../core/rules/gst-returns'
import { type ReturnInputs, usualOrder } from './compute'
import { sayRupees } from './rupees'
import { saySource } from './say-source'
import { sayTurnover } from './sentences'
import styles from './why.module.css'
import type { WhyAbout } from './why-fold'
import { returnWords } from './words'

type Rule = { readonly figure: string; readonly says: string; readonly source: Source }

/** Which rules stand behind the figures of a part. */
export function rulesAbout(about: WhyAbout, asked: ReturnInputs): readonly Rule[] {
  const { form } = asked
  const is3b = form === 'gstr3b'
  switch (about) {
    case 'credit':
      return creditRules(asked)
    case 'payIn':
      return [...cashRules, rupeesRule]
    case 'wait':
      return [...(is3b ? interestRules(asked) : []), ...feeRules(form)]
    case 'dates':
      return dateRules(form)
    case 'answer':
      return [
        ...(is3b ? [...creditRules(asked), ...cashRules, ...interestRules(asked)] : []),
        ...feeRules(form),
        rupeesRule,
        ...dateRules(form).slice(0, 1),
      ]
  }
}

function creditRules({ order, period }: ReturnInputs): readonly Rule[] {
  const used = order || usualOrder(period)
  return [
    {
      figure: returnWords.why.figures.igstCredit,
      says: returnWords.why.says.igstCredit,
      source: creditSources.igst,
    },
    {
      figure: returnWords.why.figures.ownCredit,
      says: returnWords.why.says.ownCredit,
      source: creditSources.ownHead,
    },
    {
      figure: returnWords.why.figures.order,
      says: returnWords.why.says[used],
      source: creditSources[used],
    },
  ]
}

const cashRules: readonly Rule[] = [
  {
    figure: returnWords.why.figures.reverseCharge,
    says: returnWords.why.says.reverseCharge,
    source: cashOnlySource,
  },
  {
    figure: returnWords.why.figures.ledger,
    says: returnWords.why.says.ledger,
    source: ledgerSource,
  },
]

const rupeesRule: Rule = {
  figure: returnWords.why.figures.rupees,
  says: returnWords.why.says.rupees,
  source: rupeesSource,
}

function interestRules({ interestRate }: ReturnInputs): readonly Rule[] {
  const law = returnWords.why.says.interest(interestPercent)
  const isByLaw = interestRate === decimalFrom(interestPercent)
  return [
    {
      figure: returnWords.why.figures.interest,
      says: isByLaw
        ? law
        : `${law} ${returnWords.why.says.countedAt(`${everyDigit(atLeastZero(interestRate))}%`)}`,
      source: interestSource,
    },
    {
      figure: returnWords.why.figures.cashThere,
      says: returnWords.why.says.cashThere,
      source: cashThereSource,
    },
  ]
}

function feeRules(form: ReturnForm): readonly Rule[] {
  const fee = {
    figure: returnWords.why.figures.lateFee,
    says: `${sayFees(form)} ${returnWords.why.says.days}`,
    source: feeSources[form],
  }
  if (form !== 'gstr9') return [fee]
  return [
    fee,
    {
      figure: returnWords.why.figures.exempt,
      says: returnWords.why.says.exempt(sayTurnover(annualExempt.upTo), annualExempt.since),
      source: annualExemptSource,
    },
  ]
}

const inRupees = (digits: string) => sayRupees(BigInt(digits))

function sayFees(form: ReturnForm): string {
  if (form === 'gstr9') {
    const steps = annualFees.map(({ upTo, perDay, mostPercent }) =>
      upTo
        ? returnWords.why.says.annualUpTo(sayTurnover(upTo), inRupees(perDay), mostPercent)
        : returnWords.why.says.annualAbove(inRupees(perDay), mostPercent),
    )
    return returnWords.why.says.lateFee.gstr9(steps.join('; '))
  }
  const nil = inRupees(nilFee.most)
  const limits =
    form === 'gstr4'
      ? returnWords.why.says.limitsOfComposition(nil, inRupees(compositionFee.most))
      : returnWords.why.says.limits(nil, ...limitsByTurnover())
  const day = form === 'gstr4' ? compositionFee.perDay : (feesByTurnover[0]?.perDay ?? '')
  return returnWords.why.says.lateFee[form](inRupees(day), inRupees(nilFee.perDay), limits)
}

function limitsByTurnover(): [string, string, string] {
  return feesByTurnover.map(({ most }) => inRupees(most)) as [string, string, string]
}

function dateRules(form: ReturnForm): readonly Rule[] {
  return [
    {
      figure: returnWords.why.figures.dueDate,
      says: returnWords.why.says.dueDate,
      source: dueSources[form],
    },
    ...(form === 'gstr4'
      ? []
      : [
          {
            figure: returnWords.why.figures.creditUntil,
            says: returnWords.why.says.creditUntil,
            source: creditUntilSource,
          },
        ]),
    {
      figure: returnWords.why.figures.yearsToFile,
      says: returnWords.why.says.yearsToFile,
      source: yearsToFileSource,
    },
  ]
}

type WhyProps = { asked: ReturnInputs; about: WhyAbout }

/** Each figure with its rule, where that stands and since when. */
export function Why({ asked, about }: WhyProps) {
  return (
    <>
      <dl className={styles.rules}>
        {rulesAbout(about, asked).map(({ figure, says, source }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{says}</dd>
            <dd className={styles.source}>{saySource(source)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{returnWords.why.asOf(sayMonth(asOf))}</p>
    </>
  )
}

import { sayMonth } from '../../../core/language/dates'
import { atLeastZero, decimalFrom } from '../../../core/money/decimal'
import { everyDigit } from '../../../core/money/format-exact'
import {
  annualExemptLaw,
  cashOnlyLaw,
  cashThereLaw,
  creditOrderLaw,
  creditUntilLaw,
  type Fees,
  feeLaws,
  igstCreditLaw,
  interestLaw,
  ledgerLaw,
  monthDueLaws,
  ownCreditLaw,
  type Rule,
  rupeesLaw,
  yearDueLaws,
  yearsToFileLaw,
} from '../../../core/rules/gst-returns'
import { asOf } from '../../../core/rules/rule-on'
import { financialYearOf } from '../../../core/time/calendar'
import { type ReturnInputs, usualOrder } from './compute'
import { ruleFor } from './days'
import { sayRupees } from './rupees'
import { saySource } from './say-source'
import { sayTurnover } from './sentences'
import styles from './why.module.css'
import { returnWords } from './words'

/** What the rules of a part are about. */
export type WhyAbout = 'answer' | 'credit' | 'payIn' | 'wait' | 'dates'

type Reason = { readonly figure: string; readonly says: string; readonly rule: Rule }

/** Which rules stand behind the figures of a part. */
export function rulesAbout(about: WhyAbout, asked: ReturnInputs): readonly Reason[] {
  const is3b = asked.form === 'gstr3b'
  switch (about) {
    case 'credit':
      return creditRules(asked)
    case 'payIn':
      return [...cashRules(asked), rupeesRule(asked)]
    case 'wait':
      return [...(is3b ? interestRules(asked) : []), ...feeRules(asked)]
    case 'dates':
      return dateRules(asked)
    case 'answer':
      return [
        ...(is3b ? [...creditRules(asked), ...cashRules(asked), ...interestRules(asked)] : []),
        ...feeRules(asked),
        rupeesRule(asked),
        ...dateRules(asked).slice(0, 1),
      ]
  }
}

function creditRules(asked: ReturnInputs): readonly Reason[] {
  const used = asked.order || usualOrder(asked.period)
  return [
    {
      figure: returnWords.why.figures.igstCredit,
      says: returnWords.why.says.igstCredit,
      rule: ruleFor(igstCreditLaw, asked),
    },
    {
      figure: returnWords.why.figures.ownCredit,
      says: returnWords.why.says.ownCredit,
      rule: ruleFor(ownCreditLaw, asked),
    },
    {
      figure: returnWords.why.figures.order,
      says: returnWords.why.says[used],
      rule: creditOrderLaw.find(({ order }) => order === used) ?? creditOrderLaw[0],
    },
  ]
}

const cashRules = (asked: ReturnInputs): readonly Reason[] => [
  {
    figure: returnWords.why.figures.reverseCharge,
    says: returnWords.why.says.reverseCharge,
    rule: ruleFor(cashOnlyLaw, asked),
  },
  {
    figure: returnWords.why.figures.ledger,
    says: returnWords.why.says.ledger,
    rule: ruleFor(ledgerLaw, asked),
  },
]

const rupeesRule = (asked: ReturnInputs): Reason => ({
  figure: returnWords.why.figures.rupees,
  says: returnWords.why.says.rupees,
  rule: ruleFor(rupeesLaw, asked),
})

function interestRules(asked: ReturnInputs): readonly Reason[] {
  const { interestRate } = asked
  const rule = ruleFor(interestLaw, asked)
  const law = returnWords.why.says.interest(rule.percent)
  return [
    {
      figure: returnWords.why.figures.interest,
      says:
        interestRate === decimalFrom(rule.percent)
          ? law
          : `${law} ${returnWords.why.says.countedAt(`${everyDigit(atLeastZero(interestRate))}%`)}`,
      rule,
    },
    {
      figure: returnWords.why.figures.cashThere,
      says: returnWords.why.says.cashThere,
      rule: ruleFor(cashThereLaw, asked),
    },
  ]
}

function feeRules(asked: ReturnInputs): readonly Reason[] {
  const fee = {
    figure: returnWords.why.figures.lateFee,
    says: `${sayFees(asked)} ${returnWords.why.says.days}`,
    rule: ruleFor<Rule>(feeLaws[asked.form], asked),
  }
  if (asked.form !== 'gstr9') return [fee]
  const exempt = ruleFor(annualExemptLaw, asked)
  return [
    fee,
    {
      figure: returnWords.why.figures.exempt,
      says: returnWords.why.says.exempt(sayTurnover(exempt.upTo), financialYearOf(exempt.from)),
      rule: exempt,
    },
  ]
}

const inRupees = (digits: string) => sayRupees(BigInt(digits))

function sayFees(asked: ReturnInputs): string {
  const { form } = asked
  if (form === 'gstr9') {
    const steps = ruleFor(feeLaws.gstr9, asked).steps.map(({ upTo, perDay, mostPercent }) =>
      upTo
        ? returnWords.why.says.annualUpTo(sayTurnover(upTo), inRupees(perDay), mostPercent)
        : returnWords.why.says.annualAbove(inRupees(perDay), mostPercent),
    )
    return returnWords.why.says.lateFee.gstr9(steps.join('; '))
  }
  const { nil, steps } = ruleFor(feeLaws[form], asked)
  const [first] = steps
  return returnWords.why.says.lateFee[form](
    inRupees(first?.perDay ?? '0'),
    inRupees(nil.perDay),
    sayLimits(inRupees(nil.most), steps),
  )
}

/** Where a fee stops: by turnover, or at one amount. */
function sayLimits(nil: string, steps: Fees['steps']): string {
  const limits = steps.map(({ upTo, most }, at) => {
    if (upTo) return returnWords.why.says.limitUpTo(inRupees(most), sayTurnover(upTo), at === 0)
    return at === 0 ? inRupees(most) : returnWords.why.says.limitAbove(inRupees(most))
  })
  return steps.length === 1
    ? returnWords.why.says.limitsOfComposition(nil, limits.join(''))
    : returnWords.why.says.limits(nil, limits.join(', '))
}

function dateRules(asked: ReturnInputs): readonly Reason[] {
  const { form } = asked
  const due = form === 'gstr4' || form === 'gstr9' ? yearDueLaws[form] : monthDueLaws[form]
  return [
    {
      figure: returnWords.why.figures.dueDate,
      says: returnWords.why.says.dueDate,
      // Since when it is due at all, whatever the day.
      rule: due[0],
    },
    ...(form === 'gstr4'
      ? []
      : [
          {
            figure: returnWords.why.figures.creditUntil,
            says: returnWords.why.says.creditUntil,
            rule: ruleFor(creditUntilLaw, asked),
          },
        ]),
    {
      figure: returnWords.why.figures.yearsToFile,
      says: returnWords.why.says.yearsToFile,
      rule: ruleFor(yearsToFileLaw, asked),
    },
  ]
}

type WhyProps = { asked: ReturnInputs; about: WhyAbout }

/** Each figure with its rule, where that stands and since when. */
export function Why({ asked, about }: WhyProps) {
  return (
    <>
      <dl className={styles.rules}>
        {rulesAbout(about, asked).map(({ figure, says, rule }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{says}</dd>
            <dd className={styles.source}>{saySource(rule)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{returnWords.why.asOf(sayMonth(asOf))}</p>
    </>
  )
}

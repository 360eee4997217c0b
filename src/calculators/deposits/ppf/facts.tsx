import { sayDate } from '../../../core/language/dates'
import { languageWords } from '../../../core/language/words'
import { decimalFrom } from '../../../core/money/decimal'
import { everyDigit } from '../../../core/money/format-exact'
import {
  ppfMoneyOut,
  type Scheme,
  schemeRatesReadUntil,
  schemes,
  ssyMoneyOut,
} from '../../../core/rules/deposits'
import { Card, CardNote } from '../../../ui/page/card'
import { nameOfRow } from './account'
import styles from './facts.module.css'
import { ppfWords } from './words'

type FactsProps = { scheme: Scheme; opened: string | undefined }

/** What the scheme says about money before the end, with its date. */
export function Facts({ scheme, opened }: FactsProps) {
  return (
    <Card title={ppfWords.facts.title} intro={ppfWords.facts.intro(sayDate(schemes[scheme].from))}>
      <dl className={styles.facts}>
        {(scheme === 'ppf' ? ppfFacts(opened) : ssyFacts()).map(({ name, rule }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <CardNote>{ppfWords.facts.ratesRead(sayDate(schemeRatesReadUntil))}</CardNote>
    </Card>
  )
}

/** The years of the scheme count from the end of the financial year of opening. */
function ppfFacts(opened: string | undefined) {
  const { loan, withdrawal } = ppfMoneyOut
  const [from, to] = [loan.fromYear, loan.toYear].map((row) => nameOfRow(row, opened))
  const withdrawalRow = withdrawal.afterYears + 2
  return [
    {
      name: (opened ? ppfWords.facts.loanDated : ppfWords.facts.loan)(from ?? '', to ?? ''),
      rule: ppfWords.facts.loanRule(
        ppfWords.facts.quarter,
        `${everyDigit(decimalFrom(loan.interestPercent))}%`,
      ),
    },
    {
      name: opened
        ? ppfWords.facts.withdrawalDated(nameOfRow(withdrawalRow, opened))
        : ppfWords.facts.withdrawal(languageWords.years(withdrawal.afterYears)),
      rule: ppfWords.facts.withdrawalRule,
    },
    {
      name: ppfWords.facts.end(languageWords.years(schemes.ppf.years)),
      rule: ppfWords.facts.endRule(schemes.ppf.blockYears),
    },
  ]
}

const ssyFacts = () => [
  { name: ppfWords.facts.study(ssyMoneyOut.study.age), rule: ppfWords.facts.studyRule },
  { name: ppfWords.facts.marriage(ssyMoneyOut.marriage), rule: ppfWords.facts.marriageRule },
  {
    name: ppfWords.facts.end(languageWords.years(schemes.ssy.years)),
    rule: ppfWords.facts.ssyEndRule(
      ssyMoneyOut.openedBefore,
      languageWords.years(schemes.ssy.depositYears),
    ),
  },
]

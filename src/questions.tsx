import type { ViewName } from './addresses'
import { fixedWords } from './calculators/deposits/fixed/words'
import { ppfWords } from './calculators/deposits/ppf/words'
import { recurringWords } from './calculators/deposits/recurring/words'
import { returnWords } from './calculators/gst/return/words'
import { schemeWords } from './calculators/gst/scheme/words'
import { gstSingleWords } from './calculators/gst/single/words'
import { compareWords } from './calculators/loan/compare/words'
import { emiWords } from './calculators/loan/emi/words'
import { findWords } from './calculators/loan/find/words'
import { prepayWords } from './calculators/loan/prepay/words'
import { prepaymentFreeSince } from './calculators/loan/shared/rules'
import { percentageWords } from './calculators/percentage/words'
import { profitLossWords } from './calculators/profit-loss/words'
import { afterTaxWords } from './calculators/savings/after-tax/words'
import { returnsWords } from './calculators/savings/earned/words'
import { goalWords } from './calculators/savings/goal/words'
import { lumpSumWords } from './calculators/savings/lump-sum/words'
import { sipWords } from './calculators/savings/sip/words'
import { stepUpWords } from './calculators/savings/step-up/words'
import { withdrawWords } from './calculators/savings/withdraw/words'
import { marketplaceWords } from './calculators/selling/marketplace/words'
import { oneProductWords } from './calculators/selling/one-product/words'
import type { Question, View } from './contract'
import { decimalFrom, hundred, multiplyDivide, sum } from './core/money/decimal'
import { plainMoney } from './core/money/format'
import { gstOnFeesPercent } from './core/rules/gst-on-fees'
import { billWords } from './desks/bill/words'
import { slabWords } from './desks/market/order/market-rules'
import { productsWords } from './desks/price-list/words'
import { salesWords } from './desks/sales/words'
import { settlementsWords } from './desks/settlements/words'
import styles from './questions.module.css'
import { Card } from './ui/page/card'
import { siteWords } from './words'

/** A fee of ₹25,000 with its GST, which a question tells. */
const feeWithGst = plainMoney(
  multiplyDivide(decimalFrom(25_000), sum(hundred, decimalFrom(gstOnFeesPercent)), hundred),
  '',
)

/** What people ask about each view. */
const questions: Readonly<Record<ViewName, readonly Question[]>> = {
  'gst/single': gstSingleWords.questions,
  bill: billWords.questions,
  sales: salesWords.questions,
  'gst/return': returnWords.questions,
  'gst/scheme': schemeWords.questions,
  percentage: percentageWords.questions,
  'profit-loss': profitLossWords.questions,
  'selling/one-product': oneProductWords.questions,
  'selling/marketplace': marketplaceWords.questions,
  'price-list': productsWords.questions(slabWords.lower, slabWords.limit, slabWords.higher),
  settlements: settlementsWords.questions,
  'loan/emi': emiWords.questions,
  'loan/prepay': prepayWords.questions(prepaymentFreeSince),
  'loan/compare': compareWords.questions(gstOnFeesPercent, feeWithGst),
  'loan/find': findWords.questions,
  'savings/sip': sipWords.questions,
  'savings/goal': goalWords.questions,
  'savings/after-tax': afterTaxWords.questions,
  'savings/withdraw': withdrawWords.questions,
  'savings/lump-sum': lumpSumWords.questions,
  'savings/earned': returnsWords.questions,
  'savings/step-up': stepUpWords.questions,
  'deposits/fixed': fixedWords.questions,
  'deposits/recurring': recurringWords.questions,
  'deposits/ppf': ppfWords.questions,
}

export const questionsOf = ({ name }: Pick<View, 'name'>): readonly Question[] => questions[name]

/** The questions of a view. They are many words, so no page loads them with its first scripts. */
export const QuestionsOf = ({ view }: { view: View }) => <Questions questions={questionsOf(view)} />

type QuestionsProps = { questions: readonly { question: string; answer: string }[] }

/** What people ask about a calculator, with the answers in plain sight. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <Card title={siteWords.questions} className={styles.card}>
      {questions.map(({ question, answer }) => (
        <div key={question} className={styles.entry}>
          <h3>{question}</h3>
          <div>
            {answer.split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      ))}
    </Card>
  )
}

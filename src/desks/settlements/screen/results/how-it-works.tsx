import { Card } from '../../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../../ui/page/steps'
import { uiWords } from '../../../../ui/words'
import type { Paise, Summary } from '../../messages'
import { exactMoney } from './figures'
import styles from './how-it-works.module.css'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.how

/** The two sums of the page with a person's own figures: what came to the bank, and what was earned. */
export function HowItWorks({ summary }: { summary: Summary }) {
  const { profit, parts, settings } = summary
  return (
    <Card title={uiWords.page.howItWorks} intro={words.intro} className={styles.card}>
      <Steps>
        <Step title={words.bank}>
          <p>{words.bankNote}</p>
          <SumLine terms={bankTerms(summary)} sum={summary.settlement} />
        </Step>
        {profit !== undefined && (
          <Step title={words.profit}>
            <p>{words.profitNotes[settings.seller]}</p>
            <SumLine terms={Object.values(parts)} sum={profit} />
          </Step>
        )}
        <Step title={words.rounding}>
          <p>{words.roundingNote}</p>
        </Step>
      </Steps>
    </Card>
  )
}

/** In the order of the sentence above them. */
const bankTerms = (summary: Summary): readonly Paise[] => {
  const { sale, refund, credits, fees, gstOnFees, tcs, tds, notExplained } = summary
  return [sale, refund, credits, fees, gstOnFees, tcs, tds, notExplained]
}

/** Amounts and their sum; those of nothing are left out. */
function SumLine({ terms, sum }: { terms: readonly Paise[]; sum: Paise }) {
  const [first = 0, ...others] = terms.filter((paise) => paise !== 0)
  return (
    <CalculationLine>
      {[
        exactMoney(first),
        ...others.map((paise) => `${paise < 0 ? '−' : '+'} ${exactMoney(Math.abs(paise))}`),
      ].join(' ')}{' '}
      <b>=</b>&nbsp;<Answer>{exactMoney(sum)}</Answer>
    </CalculationLine>
  )
}

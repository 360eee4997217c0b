import { Card } from '../../../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../../../ui/page/steps'
import type { Paise, Summary } from '../../messages'
import { exactMoney } from './figures'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.how

/** The two sums of the page with a person's own figures: what came to the bank, and what was earned. */
export function HowItWorks({ summary }: { summary: Summary }) {
  const { profit, parts, settings } = summary
  return (
    <Card title={words.title} intro={words.intro}>
      <Steps>
        <Step title={words.bank}>
          <SumLine terms={bankTerms(summary)} sum={summary.settlement} />
          <p>{words.bankNote}</p>
        </Step>
        {profit !== undefined && (
          <Step title={words.profit}>
            <SumLine terms={Object.values(parts)} sum={profit} />
            <p>{words.profitNotes[settings.seller]}</p>
          </Step>
        )}
        <Step title={words.rounding}>
          <p>{words.roundingNote}</p>
        </Step>
      </Steps>
    </Card>
  )
}

/** In the order of the sentence below them. */
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

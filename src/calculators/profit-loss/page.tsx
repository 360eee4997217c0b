import { useRef } from 'react'
import { formatPercent, sayAmount } from '../../core/format'
import { readNumber } from '../../core/parse'
import { Announcement } from '../../ui/announcement'
import { Columns } from '../../ui/columns'
import { useCurrency } from '../../ui/currency'
import { FieldRows } from '../../ui/field-rows'
import { amountHint } from '../../ui/hints'
import { Ledger, LedgerRow } from '../../ui/ledger'
import { NumberField } from '../../ui/number-field'
import { PageActions } from '../../ui/page-actions'
import { PageHead } from '../../ui/page-head'
import { pageInputs, usePageInputs } from '../../ui/page-inputs'
import { type CalculatorPageProps, PageLinks } from '../../ui/page-links'
import { ResultBars } from '../../ui/result-bars'
import { ResultCard, ResultPart } from '../../ui/result-card'
import { SplitBar } from '../../ui/split-bar'
import { VerdictTag } from '../../ui/verdict-tag'
import { computeProfitLoss } from './compute'
import { HowItWorks } from './how-it-works'
import { profitLossMeta } from './meta'
import styles from './page.module.css'

const inputs = pageInputs('profit-loss', { cost: '800', selling: '1,000' }, {})

const wordsFor = {
  profit: {
    total: 'Total Profit',
    percentage: 'Profit Percentage',
    covered: 'cost price',
    difference: 'profit',
  },
  loss: {
    total: 'Total Loss',
    percentage: 'Loss Percentage',
    covered: 'of the cost came back',
    difference: 'lost',
  },
  even: {
    total: 'No Profit, No Loss',
    percentage: 'Profit Percentage',
    covered: 'cost price',
    difference: 'profit',
  },
}

export function Page({ others }: CalculatorPageProps) {
  const { currency, money } = useCurrency()
  const { cost: costText, selling: sellingText } = usePageInputs(inputs)
  const inputCard = useRef<HTMLElement>(null)
  const resultCard = useRef<HTMLElement>(null)

  const cost = readNumber(costText)
  const selling = readNumber(sellingText)
  const prices = { costPrice: cost.value, sellingPrice: selling.value }
  const sale = computeProfitLoss(prices)
  const words = wordsFor[sale.state]
  const isProfit = sale.state === 'profit'
  const isLoss = sale.state === 'loss'

  const difference = money(sale.difference, 2)
  const percent = formatPercent(sale.percent, 2)
  const margin = formatPercent(sale.marginPercent, 2)
  const results = [
    { label: words.total, value: difference },
    { label: words.percentage, value: percent },
    { label: 'Margin', value: margin },
  ]

  return (
    <>
      <PageHead {...profitLossMeta} />
      <Columns parts="5:7">
        <FieldRows ref={inputCard} spacing="even">
          <NumberField
            label="Cost price"
            size="large"
            money="chooser"
            text={costText}
            onText={(cost) => inputs.change({ cost })}
            helper={
              costText.trim() ? sayAmount(cost.value, currency.symbol) : 'Enter what you paid.'
            }
            hint={amountHint(cost)}
          />
          <NumberField
            label="Selling price"
            size="large"
            money="symbol"
            text={sellingText}
            onText={(selling) => inputs.change({ selling })}
            helper={
              sellingText.trim()
                ? sayAmount(selling.value, currency.symbol)
                : 'Enter what you sold it for.'
            }
            hint={amountHint(selling)}
          />
          <dl className={styles.facts}>
            <div>
              <dt data-note="On the selling price">Margin</dt>
              <dd>{margin}</dd>
            </div>
            <div>
              <dt data-note="No profit, no loss">Break-even price</dt>
              <dd data-amount>{money(cost.value, 2)}</dd>
            </div>
          </dl>
        </FieldRows>

        <ResultCard
          ref={resultCard}
          label={words.total}
          figure={difference}
          symbol={currency.symbol}
          tone={isLoss ? 'loss' : undefined}
          tag={
            sale.state !== 'even' && (
              <VerdictTag verdict={isLoss ? 'loss' : 'gain'}>
                {isLoss ? 'Loss' : 'Profit'}
              </VerdictTag>
            )
          }
          caption={
            <>
              <b>{percent}</b> of the cost price
            </>
          }
        >
          <ResultPart>
            <SplitBar
              base={{ name: words.covered, value: sale.coveredShare }}
              rest={{ name: words.difference, value: sale.differenceShare, isLost: isLoss }}
              decimals={2}
            />
          </ResultPart>
          <Ledger>
            <LedgerRow label="Cost price" value={money(cost.value, 2)} swatch="neel" />
            <LedgerRow
              label={words.total}
              value={difference}
              sign={isProfit ? '+' : undefined}
              swatch={isProfit ? 'haldi' : undefined}
              tone={isLoss ? 'loss' : undefined}
              repeated
            />
            <LedgerRow kind="total" label="Selling price" value={money(selling.value, 2)} />
            <LedgerRow label={words.percentage} value={percent} />
          </Ledger>
          <PageActions inputs={inputs} name="Profit/Loss" results={results} />
        </ResultCard>
      </Columns>

      <Columns parts="7:5">
        <HowItWorks prices={prices} sale={sale} />
        <PageLinks links={others} />
      </Columns>

      <ResultBars results={results} inputs={inputCard} result={resultCard} />
      <Announcement text={results.map(({ label, value }) => `${label} ${value}`).join(', ')} />
    </>
  )
}

import type { PageProps, ViewHead } from '../../contract'
import { formatNumber, sayAmount } from '../../core/money/format'
import { Ledger, LedgerRow } from '../../ui/answer/ledger'
import { AnswerActions, PageAnswer } from '../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../ui/answer/result-card'
import { SplitBar } from '../../ui/answer/split-bar'
import { VerdictTag } from '../../ui/answer/verdict-tag'
import { Choice, Field } from '../../ui/fields/bound'
import { FieldRows } from '../../ui/fields/field-rows'
import { usePageInputs } from '../../ui/memory/page-inputs'
import { Button } from '../../ui/page/button'
import { Columns } from '../../ui/page/card'
import { useCurrency } from '../../ui/tab/currency'
import { answer, type ProfitLossResults } from './compute'
import { HowItWorks } from './how-it-works'
import { inputs } from './inputs'
import styles from './page.module.css'
import { priceFormatter, wantedHint, wordsOf } from './sentences'
import { profitLossWords } from './words'

// What the page loads later.
const loadActions = () => import('./share')

export const head: ViewHead = {
  heading: profitLossWords.heading,
  intro: profitLossWords.intro,
  title: profitLossWords.title,
  description: profitLossWords.description,
}

export function Page({ others }: PageProps) {
  const { currency, money } = useCurrency()
  const typed = usePageInputs(inputs)
  const { cost, selling } = inputs.parse(typed)
  const { prices, sale, found } = answer(typed)
  const words = wordsOf(sale)
  const isProfit = sale.state === 'profit'
  const isLoss = sale.state === 'loss'
  const isRefused = sale.state === 'refused'

  const { percent, margin } = words
  const price = priceFormatter(money)
  const difference = isRefused ? '--' : money(sale.difference, 2)

  return (
    <PageAnswer
      isExample={typed === inputs.defaults}
      results={[
        { label: words.total, value: difference },
        { label: words.percentage, value: percent },
        { label: profitLossWords.margin, value: margin },
      ]}
    >
      <Columns parts="5:7">
        <FieldRows spacing="even">
          <Field
            of={inputs}
            name="cost"
            label={profitLossWords.costPrice}
            size="large"
            money="chooser"
            helper={
              typed.cost.trim() ? sayAmount(cost.value, currency.symbol) : profitLossWords.costHelp
            }
          />
          <Field
            of={inputs}
            name="selling"
            label={profitLossWords.sellingPrice}
            size="large"
            helper={
              typed.selling.trim()
                ? sayAmount(selling.value, currency.symbol)
                : profitLossWords.sellingHelp
            }
          />
          <div className={styles.wanted}>
            <Field
              of={inputs}
              name="wanted"
              label={profitLossWords.wanted.label}
              placeholder="–"
              helper={profitLossWords.wanted.help[typed.wantedOf]}
              hint={wantedHint(typed.wantedOf)}
            />
            <Choice
              wide
              of={inputs}
              name="wantedOf"
              label={profitLossWords.wanted.of}
              words={profitLossWords.wanted.kinds}
            />
            {found !== undefined && (
              <div className={styles.found}>
                <dl>
                  <dt>{profitLossWords.wanted.price}</dt>
                  <dd data-amount>{price(found)}</dd>
                </dl>
                <Button
                  kind="quiet"
                  disabled={found === prices.sellingPrice}
                  onClick={() => inputs.change({ selling: formatNumber(found, 2) })}
                >
                  {profitLossWords.wanted.use}
                </Button>
              </div>
            )}
          </div>
          <dl className={styles.facts}>
            <div>
              <dt data-note={profitLossWords.marginNote}>{profitLossWords.margin}</dt>
              <dd>{margin}</dd>
            </div>
            <div>
              <dt data-note={profitLossWords.breakEvenNote}>{profitLossWords.breakEven}</dt>
              <dd data-amount>{price(cost.value)}</dd>
            </div>
          </dl>
        </FieldRows>

        <ResultCard
          tone={isLoss ? 'loss' : undefined}
          tag={
            (isProfit || isLoss) && (
              <VerdictTag verdict={isLoss ? 'loss' : 'gain'}>
                {isLoss ? profitLossWords.tags.loss : profitLossWords.tags.profit}
              </VerdictTag>
            )
          }
          sentence={isRefused ? profitLossWords.refused : undefined}
          caption={<Caption sale={sale} percent={percent} />}
        >
          {(cost.value > 0n || selling.value > 0n) && !isRefused && (
            <ResultPart>
              <SplitBar
                base={{ name: words.covered, value: sale.coveredShare }}
                rest={{ name: words.difference, value: sale.differenceShare, isLost: isLoss }}
                decimals={2}
              />
            </ResultPart>
          )}
          <Ledger>
            <LedgerRow label={profitLossWords.costPrice} value={price(cost.value)} swatch="neel" />
            <LedgerRow
              label={words.total}
              value={difference}
              sign={isProfit ? '+' : undefined}
              swatch={isProfit ? 'haldi' : undefined}
              tone={isLoss ? 'loss' : undefined}
              repeated
            />
            <LedgerRow
              kind="total"
              label={profitLossWords.sellingPrice}
              value={price(selling.value)}
            />
            <LedgerRow label={words.percentage} value={percent} />
          </Ledger>
          <AnswerActions inputs={inputs} typed={typed} load={loadActions} />
        </ResultCard>
      </Columns>

      <Columns parts="7:5">
        <HowItWorks prices={prices} sale={sale} />
        {others}
      </Columns>
    </PageAnswer>
  )
}

type CaptionProps = { sale: ProfitLossResults; percent: string }

/** Each caption is one element: where a browser translates, texts beside elements cannot be removed. */
function Caption({ sale, percent }: CaptionProps) {
  if (sale.state === 'refused') return <span key="refused">{profitLossWords.refusedHelp}</span>
  if (sale.percent === undefined) {
    return <span key="none">{profitLossWords.noPercent}</span>
  }
  return <span key="percent">{profitLossWords.ofCost(percent)}</span>
}

import { hrefOf } from '../../../addresses'
import type { PageProps, ViewHead } from '../../../contract'
import { one, toDigits } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { readNumber } from '../../../core/money/parse'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions, PageAnswer } from '../../../ui/answer/page-answer'
import { ResultCard } from '../../../ui/answer/result-card'
import { VerdictTag } from '../../../ui/answer/verdict-tag'
import { Choice, Field } from '../../../ui/fields/bound'
import { FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, boundsHint } from '../../../ui/fields/hints'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Columns } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { answer } from './compute'
import { PriceTips, WorkedExample } from './how-it-works'
import { inputs, readInputs, type SaleTexts } from './inputs'
import styles from './page.module.css'
import { WherePriceGoes } from './where-price-goes'
import { oneProductWords } from './words'

// What the page loads later.
const loadActions = () => import('./share')

export const head: ViewHead = {
  heading: oneProductWords.heading,
  intro: oneProductWords.intro,
  title: oneProductWords.title,
  description: oneProductWords.description,
}

export function Page({ others }: PageProps) {
  const { money } = useCurrency()
  const typed = usePageInputs(inputs)
  const { feeKind } = typed

  const { fee, selling, quantity } = readInputs(typed)
  const { sale, results } = answer(typed)

  const isLoss = results.netProfit < 0n
  const isProfit = results.netProfit > 0n
  const tone = isLoss ? 'loss' : undefined
  const quantityDigits = groupDigits(toDigits(quantity))
  const netProfit = money(results.netProfit, 2)
  const fees = money(results.fees, 2)
  const profitPercent = formatPercent(results.profitPercent, 1)
  const marginPercent = formatPercent(results.marginPercent, 1)
  const totalProfit = money(results.totalProfit, 2)

  const feeHelper =
    feeKind === 'percent'
      ? oneProductWords.fields.feesOf(
          `${groupDigits(toDigits(fee.value))}%`,
          money(selling.value, 2),
          fees,
        )
      : oneProductWords.fields.feesShare(formatPercent(results.feePercent, 1))
  const feeHint =
    feeKind === 'percent' ? boundsHint(oneProductWords.fields.feesBelowZero)(fee) : amountHint(fee)
  const isOddQuantity =
    typed.quantity.trim() !== '' && readNumber(typed.quantity).value !== quantity

  return (
    <PageAnswer
      isExample={typed === inputs.defaults}
      results={[
        { label: oneProductWords.result.netProfit, value: netProfit },
        ...(quantity > one
          ? [{ label: oneProductWords.result.totalProfit, value: totalProfit }]
          : []),
        { label: oneProductWords.result.profitPercentage, value: profitPercent },
        { label: oneProductWords.result.margin, value: marginPercent },
      ]}
    >
      <Columns parts="5:7">
        <FieldRows spacing="compact">
          <Field of={inputs} name="cost" label={oneProductWords.fields.costPrice} money="chooser" />
          <Field of={inputs} name="shipping" label={oneProductWords.fields.shippingCost} />
          <Field
            of={inputs}
            name="fee"
            label={oneProductWords.fields.fees}
            kind={feeKind === 'percent' ? 'percent' : 'amount'}
            helper={feeHelper}
            hint={feeHint}
            below={
              <div className={styles.feeKind}>
                <Choice
                  wide
                  of={inputs}
                  name="feeKind"
                  label={oneProductWords.fields.feeKind}
                  words={oneProductWords.fields.feeKinds}
                />
              </div>
            }
          />
          <Field of={inputs} name="other" label={oneProductWords.fields.otherCosts} />
          <Field of={inputs} name="selling" label={oneProductWords.fields.sellingPrice} />
          <Field
            of={inputs}
            name="quantity"
            label={oneProductWords.fields.quantity}
            size="percent"
            helper={oneProductWords.fields.optional}
            hint={isOddQuantity ? oneProductWords.fields.wholeUnits(quantityDigits) : undefined}
          />
          <MarketplaceLink typed={typed} />
        </FieldRows>

        <ResultCard
          tone={tone}
          tag={
            (isProfit && (
              <VerdictTag verdict="gain">{oneProductWords.result.tags.profit}</VerdictTag>
            )) ||
            (isLoss && <VerdictTag verdict="loss">{oneProductWords.result.tags.loss}</VerdictTag>)
          }
          caption={oneProductWords.result.caption(profitPercent, marginPercent)}
        >
          <div className={styles.ledger}>
            <Ledger>
              <LedgerRow
                label={oneProductWords.result.sellingPrice}
                value={money(sale.sellingPrice, 2)}
              />
              <LedgerRow
                label={oneProductWords.result.totalCost}
                value={money(results.totalCost, 2)}
                sign="-"
                swatch="neel"
              />
              <LedgerRow label={oneProductWords.result.fees} value={fees} sign="-" swatch="cost" />
              <LedgerRow
                kind="total"
                label={oneProductWords.result.netProfit}
                value={netProfit}
                swatch={isProfit ? 'haldi' : undefined}
                tone={tone}
                repeated
              />
              <LedgerRow
                label={oneProductWords.result.profitPercentage}
                value={profitPercent}
                tone={tone}
              />
              <LedgerRow label={oneProductWords.result.margin} value={marginPercent} tone={tone} />
              {quantity > one && (
                <LedgerRow
                  kind="total"
                  label={oneProductWords.result.totalProfit}
                  note={oneProductWords.result.units(quantityDigits)}
                  value={totalProfit}
                  tone={tone}
                />
              )}
            </Ledger>
          </div>
          <AnswerActions inputs={inputs} typed={typed} load={loadActions} />
        </ResultCard>
      </Columns>

      <WherePriceGoes inputs={sale} results={results} />

      <Columns parts="7:5">
        <WorkedExample />
        <PriceTips />
      </Columns>

      {others}
    </PageAnswer>
  )
}

/**
 * The link to the same sale as an order on a marketplace: its fees become a card of one band, and what
 * this page does not ask is 0.
 *
 * @example orderLink({ cost: '200', fee: '10', feeKind: 'percent', … }, 'INR')
 * // '/ecommerce-profit/marketplace#v=1&price=300&cost=200&packing=0&bands=~10~0&shipping=30&ads=0…'
 */
export function orderLink(
  { cost, shipping, feeKind, fee, other, selling }: SaleTexts,
  currency: string,
) {
  // The separators of a band cannot be part of a fee.
  const plainFee = fee.replace(/[~*()]/g, '')
  const order = {
    price: selling,
    cost,
    packing: other,
    bands: feeKind === 'percent' ? `~${plainFee}~0` : `~0~${plainFee}`,
    shipping,
    ads: '0',
    currency,
  }
  return hrefOf('selling/marketplace', order)
}

/** The link to the marketplace page, with the person's numbers. */
function MarketplaceLink({ typed }: { typed: SaleTexts }) {
  const { currency } = useCurrency()
  return (
    <a href={orderLink(typed, currency.code)} className={styles.marketplace}>
      {oneProductWords.fields.marketplace}
    </a>
  )
}

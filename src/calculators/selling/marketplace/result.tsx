import { absolute, type Decimal, round, zero } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { compositionOf } from '../../../core/rules/composition'
import { inputs, type MarketplaceTexts } from '../../../desks/market/inputs'
import type { Order } from '../../../desks/market/order/order'
import { shownOrder } from '../../../desks/market/order/order'
import { sayPercent } from '../../../desks/market/order/terms'
import { FigureBlocks } from '../../../ui/answer/figure-blocks'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions, type Result } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { VerdictTag } from '../../../ui/answer/verdict-tag'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { OrderAnswer } from './compute'
import styles from './result.module.css'
import { whyNoTcs } from './sentences'
import { marketplaceWords } from './words'

const loadActions = () => import('./share')

const priceBar = lazyPart(() => import('./price-bar').then((part) => part.PriceBar))

type Money = (value: Decimal) => string

/** Rounded to the two decimals that are shown: less than half a paisa is 0. */
const shown = (value: Decimal) => round(value, 2)

/**
 * The figures of an order with their labels, for Copy and for screen readers; the main one first.
 */
export function resultsOf(order: Order | undefined, money: Money): readonly [Result, ...Result[]] {
  if (!order) return [{ label: marketplaceWords.result.profitPerOrder, value: '--' }]
  return [
    { label: marketplaceWords.result.profitPerOrder, value: money(order.profit) },
    ...(order.margin === undefined
      ? []
      : [{ label: marketplaceWords.result.margin, value: formatPercent(order.margin, 2) }]),
    ...blocksOf(order, money).map(({ label, value }) => ({ label, value })),
  ]
}

type OrderResultProps = { answer: OrderAnswer; typed: MarketplaceTexts }

/** What one order leaves, line by line, and who pays what. */
export function OrderResult({ answer: { orderInputs, results }, typed }: OrderResultProps) {
  const currency = useCurrency()
  const money = (value: Decimal) => currency.money(value, 2)
  if (!results) {
    return (
      <ResultCard caption={<span key="large">{marketplaceWords.result.tooLarge}</span>}>
        <Ledger>
          <LedgerRow
            kind="total"
            label={marketplaceWords.result.profitPerOrder}
            value="--"
            repeated
          />
        </Ledger>
        <AnswerActions inputs={inputs} typed={typed} load={loadActions} />
      </ResultCard>
    )
  }
  const { order } = results
  const verdict = shown(order.profit)
  const tone = verdict < 0n ? ('loss' as const) : undefined
  return (
    <ResultCard
      tone={tone}
      tag={
        (verdict > 0n && (
          <VerdictTag verdict="gain">{marketplaceWords.result.tags.profit}</VerdictTag>
        )) ||
        (verdict < 0n && (
          <VerdictTag verdict="loss">{marketplaceWords.result.tags.loss}</VerdictTag>
        ))
      }
      caption={
        // Another sentence is another element: programs that translate pages replace its texts.
        <span key={captionKey(order)}>
          <Caption order={order} money={money} />
        </span>
      }
    >
      <ResultPart>
        <DeferredIsland part={priceBar} props={{ order }} />
      </ResultPart>
      <div className={styles.ledger}>
        <Ledger>
          <OrderLines order={order} terms={orderInputs.terms} money={money} />
          <LedgerRow
            kind="total"
            label={marketplaceWords.result.profitPerOrder}
            value={money(order.profit)}
            swatch={verdict > 0n ? 'haldi' : undefined}
            tone={tone}
            repeated
          />
          {order.margin !== undefined && (
            <LedgerRow
              label={marketplaceWords.result.margin}
              value={formatPercent(order.margin, 2)}
              tone={tone}
            />
          )}
        </Ledger>
      </div>
      <FigureBlocks blocks={blocksOf(order, money, whyNoTcs(orderInputs.terms))} />
      <AnswerActions inputs={inputs} typed={typed} load={loadActions} />
    </ResultCard>
  )
}

type CaptionProps = { order: Order; money: Money }

const captionKey = ({ margin, profitPerKept, keptPercent }: Order) =>
  `${margin} ${profitPerKept} ${keptPercent}`

function Caption({ order, money }: CaptionProps) {
  const { margin, netSaleKept, profit, profitPerKept } = order
  if (margin === undefined) {
    return order.keptPercent === zero
      ? marketplaceWords.result.allComeBack
      : marketplaceWords.result.enterPrice
  }
  const [percent, netSale] = [formatPercent(margin, 2), money(netSaleKept)]
  return profitPerKept === undefined || profitPerKept === profit
    ? marketplaceWords.result.marginOn(percent, netSale)
    : marketplaceWords.result.marginAndEachKept(percent, netSale, money(profitPerKept))
}

type OrderLinesProps = CaptionProps & { terms: OrderAnswer['orderInputs']['terms'] }

/** From the price to the profit; lines of 0 are left out. */
function OrderLines({ order, terms, money }: OrderLinesProps) {
  const { band, gstRateUsed, keptPercent, damagedPercent } = order
  const { ledger } = shownOrder(order)
  const isRegistered = terms.registration === 'registered'
  const isOnTop = terms.gstOnFees === 'onTop'
  const kept =
    order.profitPerKept === order.profit
      ? undefined
      : marketplaceWords.result.kept(percent(keptPercent))
  const commission = sayPercent(band.commissionPercent)
  const otherGst = isRegistered ? marketplaceWords.result.lessGst : marketplaceWords.result.plusGst
  const lines = [
    {
      label: marketplaceWords.result.gstInPrice,
      amount: ledger.gstInSale,
      note: sayPercent(gstRateUsed),
      swatch: 'tax',
    },
    {
      label: marketplaceWords.result.compositionTax,
      amount: ledger.compositionTax,
      note: `${compositionOf('goods').percent}%`,
      swatch: 'tax',
    },
    {
      label: marketplaceWords.result.commission,
      amount: ledger.commission,
      note: isRegistered === isOnTop ? commission : otherGst(commission),
      swatch: 'cost',
    },
    { label: marketplaceWords.result.fixedFee, amount: ledger.fixedFee, swatch: 'cost' },
    { label: marketplaceWords.result.shippingFee, amount: ledger.shipping, swatch: 'cost' },
    { label: marketplaceWords.result.returnFees, amount: ledger.returnFees, swatch: 'cost' },
    { label: marketplaceWords.result.ads, amount: ledger.ads, swatch: 'cost' },
    { label: marketplaceWords.result.packing, amount: ledger.packing, swatch: 'neel' },
    {
      label: marketplaceWords.result.costPrice,
      amount: ledger.goodsSold,
      note: kept,
      swatch: 'neel',
    },
    {
      label: marketplaceWords.result.damagedGoods,
      amount: ledger.goodsDamaged,
      note: percent(damagedPercent),
      swatch: 'neel',
    },
  ] as const
  return (
    <>
      <LedgerRow
        label={marketplaceWords.result.sellingPrice}
        note={kept}
        value={money(ledger.saleKept)}
      />
      {lines.map(
        (line) =>
          line.amount !== zero && (
            <LedgerRow
              key={line.label}
              label={line.label}
              note={'note' in line ? line.note : undefined}
              value={money(line.amount)}
              sign="-"
              {...(line.swatch === 'tax' ? { margin: ' ' } : { swatch: line.swatch })}
            />
          ),
      )}
    </>
  )
}

const percent = (value: Decimal) => sayPercent(round(value, 2))

/**
 * Payout, what is held back, and GST, each with one line of words: when money is paid, apart from what
 * is earned.
 */
function blocksOf(order: Order, money: Money, more: readonly string[] = []) {
  const { payout, heldBack, gstDue, outputGst } = order
  const { tcs, tds, inputTaxCredit } = shownOrder(order)
  const isCarried = shown(gstDue) < 0n
  const hasTax = [gstDue, order.inputTaxCredit, outputGst].some((amount) => shown(amount) !== zero)
  const heldLines = [
    [marketplaceWords.more.tcs, tcs],
    [marketplaceWords.more.tds, tds],
  ] as const
  return [
    {
      label: marketplaceWords.result.payout,
      value: money(payout),
      note: marketplaceWords.result.transferred,
    },
    ...(shown(heldBack) === zero
      ? []
      : [
          {
            label: marketplaceWords.result.heldBack,
            value: money(heldBack),
            note: [
              ...heldLines
                .filter(([, amount]) => amount !== zero)
                .map(([say, amount]) => say(money(amount))),
              ...more,
            ].join(', '),
          },
        ]),
    ...(hasTax
      ? [
          {
            label: isCarried
              ? marketplaceWords.result.gstToCarry
              : marketplaceWords.result.gstToPay,
            value: money(absolute(gstDue)),
            note: isCarried
              ? marketplaceWords.result.carried
              : shown(order.inputTaxCredit) === zero
                ? shown(outputGst) === zero
                  ? marketplaceWords.result.ofSale
                  : marketplaceWords.result.noInputTax
                : marketplaceWords.result.afterInputTax(money(inputTaxCredit)),
          },
        ]
      : []),
  ]
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSeparated } from '../../core/tables/separated-values'
import { readWorkbook } from '../../ui/tables/workbook/read-workbook'
import type { CostLine } from '../market/costs/cost-list'
import { readFile } from './files/read-file'
import type { ReadTable } from './files/read-rows'
import type { Settings } from './messages'
import { joinOrders } from './reckoning/join'
import { type Reckoned, reckon } from './reckoning/reckon'
import { profitOf } from './reckoning/skus'

const FOLDER = join(import.meta.dirname, '../../../tests/settlements')

/** Nobody waits. */
const pace = { isDue: () => false, rest: async () => {} }

const readSet = (name: string) =>
  JSON.parse(readFileSync(join(FOLDER, name, 'expected.json'), 'utf8'))

async function tablesOf(name: string): Promise<ReadTable[]> {
  const tables: ReadTable[] = []
  for (const file of readdirSync(join(FOLDER, name)).toSorted()) {
    if (file === 'expected.json' || file === 'costs.csv') continue
    const blob = new File([readFileSync(join(FOLDER, name, file))], file)
    const read = await readFile(blob, 200_000, pace, async () => readWorkbook)
    if ('reason' in read) throw new Error(`${file}: ${read.reason}`)
    expect(read.tables.length, file).toBeGreaterThan(0)
    tables.push(...read.tables)
  }
  return tables
}

function costsOf(name: string): CostLine[] {
  const [, ...rows] = readSeparated(readFileSync(join(FOLDER, name, 'costs.csv'), 'utf8'))
  return rows.map(({ cells }) => {
    const [sku = '', name = '', cost = '', gst = '', packing = ''] = cells
    return { sku, name, cost, gst, packing }
  })
}

const settingsOf = (about: {
  homeState: string
  settings: Record<string, string | number | null>
}): Settings => ({
  seller: about.settings.seller as Settings['seller'],
  spread: about.settings.spread as Settings['spread'],
  returnedDamaged: String(about.settings.damagedReturned),
  rtoDamaged: String(about.settings.damagedRto),
  card: String(about.settings.card ?? ''),
  tolerance: Number(about.settings.tolerance),
  state: about.homeState,
  rates: {},
  today: '2026-11-16',
})

const names = ['amazon', 'flipkart', 'meesho'].flatMap((each) => [`${each}-small`, `${each}-large`])

describe.each(names)('%s', async (name) => {
  const expected = readSet(name)
  const chosen = settingsOf(expected.about)
  const joined = await joinOrders(await tablesOf(name), chosen, pace)
  const { orders, skus, findings, summary, unknownRows, settings, costs }: Reckoned = await reckon(
    joined,
    costsOf(name),
    chosen,
    pace,
  )

  it('has every order to the paisa', () => {
    const found = orders.map((order) => ({
      id: order.id,
      sku: order.sku,
      state: order.state,
      qty: order.quantity,
      kept: order.kept,
      gone: order.gone,
      back: order.back,
      sale: order.sale,
      refund: order.refund,
      credits: order.credits,
      fees: order.fees,
      gstOnFees: order.gstOnFees,
      tcs: order.tcs,
      tds: order.tds,
      settlement: order.settlement,
      netSales: order.saleNet + order.refundNet,
      counted: order.isCounted ? 1 : 0,
      feesBy: Object.fromEntries([...order.feesBy].filter(([, amount]) => amount !== 0)),
    }))
    const columns: string[] = expected.orderColumns
    const at = (order: unknown[], column: string) => order[columns.indexOf(column)]
    const wanted = expected.orders.map((order: unknown[]) =>
      Object.fromEntries(
        Object.keys(found[0] ?? {}).map((key) => [key, at(order, key) ?? expect.anything()]),
      ),
    )
    expect(found.length).toBe(wanted.length)
    expect(found).toEqual(wanted)
  })

  it('has every SKU to the paisa', () => {
    const found = skus.map((sums) => {
      const hasCost = costs.has(sums.key)
      const orNull = (value: number) => (hasCost ? value : null)
      return {
        sku: sums.sku,
        orders: sums.orders,
        sent: sums.sent,
        waiting: sums.waiting,
        unitsKept: sums.unitsKept,
        unitsGone: sums.unitsGone,
        backReturned: sums.backReturned,
        backRto: sums.backRto,
        grossNet: sums.grossNet,
        netSales: sums.netSales,
        sale: sums.sale,
        refund: sums.refund,
        credits: sums.credits,
        fees: sums.fees,
        gstOnFees: sums.gstOnFees,
        costKept: orNull(sums.costKept),
        costGone: orNull(sums.costGone),
        packing: orNull(sums.packing),
        earned: orNull(sums.earned),
        ads: sums.ads,
        ended: sums.ended,
        damaged: orNull(sums.damaged),
        inputTaxBack: orNull(sums.inputTaxBack),
        profit: profitOf(sums, settings.seller) ?? null,
      }
    })
    const wanted = expected.skus.map((sku: Record<string, unknown>) =>
      Object.fromEntries(Object.keys(found[0] ?? {}).map((key) => [key, sku[key]])),
    )
    expect(found).toEqual(wanted)
  })

  it('has the totals', () => {
    const { totals } = expected
    const { byState } = summary
    expect({
      orders: summary.orders,
      byState: Object.fromEntries(
        Object.entries(byState).map(([state, { orders }]) => [state, orders]),
      ),
      waiting: summary.waiting,
      notReleased: summary.notReleased,
      sale: summary.sale,
      refund: summary.refund,
      credits: summary.credits,
      fees: summary.fees,
      feesBy: Object.fromEntries(summary.feesBy.map(({ fee, amount }) => [fee, amount])),
      gstOnFees: summary.gstOnFees,
      tcs: summary.tcs,
      tds: summary.tds,
      settlement: summary.settlement,
      notExplained: summary.notExplained,
      netSales: summary.netSales,
      ads: summary.ads,
      adsGst: summary.adsGst,
      adsOfKnown: summary.parts.ads,
      notOfOneOrder: summary.notOfOneOrder,
      transfers: summary.transfers,
      notUnderstood: summary.notUnderstood,
      paidInAll: summary.paidInAll,
      skusWithCost: summary.skusWithCost,
      skus: summary.skus,
      losing: summary.losing,
      lossOfLosing: summary.lossOfLosing,
      profit: summary.profit,
      withoutCost: summary.withoutCost,
      margin: summary.margin,
    }).toEqual({
      ...Object.fromEntries(
        Object.entries(totals).filter(
          ([key]) =>
            !['costKept', 'costGone', 'damaged', 'inputTaxBack', 'packing', 'adsSpread'].includes(
              key,
            ),
        ),
      ),
      notOfOneOrder: expect.arrayContaining(totals.notOfOneOrder),
    })
    expect(summary.notOfOneOrder).toHaveLength(totals.notOfOneOrder.length)
    expect(Object.values(summary.parts).reduce((sum, part) => sum + part)).toBe(totals.profit)
    expect(summary.parts.cost).toBe(-totals.costKept)
    expect(summary.parts.damaged).toBe(-(totals.costGone + totals.damaged + totals.inputTaxBack))
    expect(summary.parts.packing).toBe(-totals.packing)
    expect(summary.rowsInTwoFiles).toBe(expected.about.rowsInTwoFiles)
  })

  it('has every finding', () => {
    const found = findings.map(
      ({ code, id, sku, amount, fee, expected, charged, difference, orders }) => {
        switch (code) {
          case 'sum':
            return { code, id, sku, stated: charged, lines: expected, diff: difference }
          case 'fee-differs':
            return { code, id, sku, fee, expected, charged, diff: difference }
          case 'cost-missing':
            return { code, id, sku, orders }
          default:
            return { code, id, sku, amount: amount ?? 0 }
        }
      },
    )
    const order = (a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
    expect(found.toSorted(order)).toEqual(expected.findings.toSorted(order))
  })

  it('has the tax', () => {
    expect(
      summary.tax.months.map(({ tcsInvoiced, ...month }) => ({
        ...month,
        tcsInvoiced: tcsInvoiced ?? null,
      })),
    ).toEqual(expected.tax.months)
    if (summary.tax.isFromPayments) return
    expect(
      summary.tax.table7.map(({ marketplace: _, rate, ...row }) => ({
        ...row,
        rate: Number(rate),
      })),
    ).toEqual(expected.tax.table7)
    expect(summary.tax.table14.map(({ marketplace: _, ...row }) => row)).toEqual(
      expected.tax.table14,
    )
    expect(summary.tax.b2b).toEqual(expected.tax.b2b)
  })

  it('hands back what is not understood', () => {
    expect(summary.unknown.columns.map(({ file, column, sum }) => ({ file, column, sum }))).toEqual(
      expected.unknown.columns,
    )
    expect(unknownRows).toHaveLength(expected.unknown.rows.length)
    for (const { id: _, column, ...row } of expected.unknown.rows)
      expect(unknownRows).toContainEqual(
        expect.objectContaining(column === undefined ? row : { ...row, column }),
      )
  })
})

import { describe, expect, it } from 'vitest'
import {
  type AgreedPeriod,
  openShop,
  type ShopName,
  shopNames,
} from '../../../../tests/sales-shops'
import { type Decimal, toDigits } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { gstStates } from '../../../core/states/states'
import { inOrder, type SaleFigures } from './documents'
import { itemRegisterRows, type RegisterWords, registerRow } from './files/registers'
import { ages, duesOn } from './money/dues'
import { isIn, type Period, portalPeriod } from './period'
import { portalTables } from './portal/portal-csv'
import { portalJson } from './portal/portal-json'
import { neighboursAmong } from './portal/problems'
import { ownGstinOf, returnOfPeriod } from './portal/return-of-period'
import type { Taxed } from './portal/tables'
import {
  countDocuments,
  sumByCustomer,
  sumByDay,
  sumByItem,
  sumByRate,
  sumDocuments,
} from './totals'

const shown = (amount: Decimal): string => formatNumber(amount, 2)
const allShown = ({ taxable, untaxed, igst, cgst, sgst, roundOff, total }: SaleFigures) =>
  Object.fromEntries(
    Object.entries({ taxable, untaxed, igst, cgst, sgst, roundOff, total }).map(
      ([name, amount]) => [name, shown(amount)],
    ),
  )

const words: RegisterWords = {
  titles: {
    'Tax Invoice': 'Tax Invoice',
    'Bill of Supply': 'Bill of Supply',
    Estimate: 'Estimate',
    'Credit Note': 'Credit Note',
  },
  cancelled: 'Cancelled',
  yes: 'Yes',
  no: 'No',
  place: (code) => (code ? `${code} ${gstStates[code]}` : ''),
}

function answer(name: ShopName, agreed: AgreedPeriod) {
  const shop = openShop(name)
  const period: Period = agreed.period
  const documents = shop.documents.filter(({ date }) => isIn(period, date))
  const found = returnOfPeriod({
    period,
    documents,
    neighbours: neighboursAmong(shop.documents),
    seller: shop.seller,
    today: shop.today,
    sentByIff: [],
  })
  return { shop, period, documents, found, ...ownGstinOf(shop.seller) }
}

const cases = shopNames.flatMap((name) =>
  openShop(name).expected.map((agreed) => ({
    name,
    agreed,
    at: `${name} ${agreed.period.kind} ${agreed.period.fp}`,
  })),
)

describe.each(cases)('$at', ({ name, agreed }) => {
  const { shop, period, documents, found, ownGstin, ownState } = answer(name, agreed)

  it('is named as the portal names it', () => {
    expect(portalPeriod(period)).toBe(agreed.period.fp)
  })

  it('has the agreed totals', () => {
    expect(countDocuments(documents)).toEqual(agreed.counts)
    const { sales, credit, net } = sumDocuments(documents)
    expect(allShown(sales)).toEqual(agreed.sales)
    expect(allShown(credit)).toEqual(agreed.credit)
    expect(allShown(net)).toEqual(agreed.net)
    expect(
      sumByRate(documents).map(({ rate, value, igst, cgst, sgst }) => ({
        rate: rate === 'untaxed' ? rate : toDigits(rate),
        taxable: shown(value),
        igst: shown(igst),
        cgst: shown(cgst),
        sgst: shown(sgst),
      })),
    ).toEqual(agreed.byRate)
  })

  it('comes from the agreed customers, items and days', () => {
    const customers = sumByCustomer(documents).map(({ name, gstin, bills, value, tax, total }) => ({
      name: name || 'Walk-in',
      gstin,
      bills,
      value: shown(value),
      tax: shown(tax),
      total: shown(total),
    }))
    expect(period.kind === 'month' ? customers : customers.slice(0, 10)).toEqual(agreed.byCustomer)
    const items = sumByItem(documents).map(({ name, quantities, value, tax }) => ({
      item: name,
      quantity: quantities
        .map(({ quantity, unit }) => `${toDigits(quantity)} ${unit}`.trim())
        .join(', '),
      value: shown(value),
      tax: shown(tax),
    }))
    expect(items).toEqual(agreed.byItem)
    expect(
      sumByDay(documents).map(({ day, bills, total }) => ({
        date: day,
        bills,
        total: shown(total),
      })),
    ).toEqual(agreed.byDay)
  })

  it('has the agreed problems', () => {
    expect({
      whole: found.whole,
      documents: found.documents.map(({ document: { id, number }, stops, problems }) => ({
        id,
        number,
        stops,
        problems,
      })),
      undated: shop.documents.filter(({ date }) => date === '').map(({ id }) => id),
      drafts: shop.drafts,
    }).toEqual(agreed.problems)
    const { leftOut, tables } = found
    expect({
      documents: leftOut.documents,
      taxable: shown(leftOut.taxable),
      untaxed: shown(leftOut.untaxed),
      tax: shown(leftOut.tax),
    }).toEqual(agreed.leftOut)
    expect(shown(tables.withoutCode)).toBe(agreed.withoutCode)
  })

  it.runIf(agreed.gstr1)('gives the agreed file for the portal, and its tables', () => {
    expect(found.form).toBe(agreed.form)
    const form = agreed.form ?? 'GSTR-1'
    const json = portalJson(form, ownGstin, portalPeriod(period), found.tables, () => undefined)
    expect(json).toEqual(agreed.gstr1)
    expect(JSON.stringify(json)).toBe(JSON.stringify(agreed.gstr1))
    const csv = portalTables(form, found.tables).map(({ name, heads, rows }) => [
      name,
      [heads, ...rows],
    ])
    expect(Object.fromEntries(csv)).toEqual(agreed.csv)
  })

  it('gives the agreed figures of GSTR-3B', () => {
    const { gstr3b } = found
    const taxed = ({ value, igst, cgst, sgst }: Taxed) => ({
      txval: shown(value),
      iamt: shown(igst),
      camt: shown(cgst),
      samt: shown(sgst),
    })
    expect({
      osup_det: taxed(gstr3b.taxed),
      osup_nil_exmp: shown(gstr3b.nilAndExempt),
      osup_nongst: shown(gstr3b.outsideGst),
      reverseCharge: taxed(gstr3b.reverseCharge),
      unreg_details: gstr3b.toOtherStates.map(({ place, value, igst }) => ({
        pos: place,
        txval: shown(value),
        iamt: shown(igst),
      })),
    }).toEqual(agreed.gstr3b)
  })

  it.runIf(agreed.register)('gives the agreed registers', () => {
    const ordered = documents.toSorted(inOrder)
    expect(ordered.map((document) => registerRow(document, words, ownState))).toEqual(
      agreed.register?.slice(1),
    )
    expect(ordered.flatMap((document) => itemRegisterRows(document, words, ownState))).toEqual(
      agreed.itemRegister?.slice(1),
    )
  })
})

const states = { paid: 'Paid', 'part-paid': 'Part paid', due: 'Due' }

describe.each(shopNames)('what is owed to %s', (name) => {
  const { today, documents, dues: agreed } = openShop(name)
  const dues = duesOn(today, documents)
  const buckets = (byAge: Readonly<Record<(typeof ages)[number], Decimal>>) =>
    Object.fromEntries(ages.map((age) => [age.replace('over-90', 'over 90'), shown(byAge[age])]))

  it('is as agreed', () => {
    expect({
      states: {
        Paid: dues.states.paid,
        'Part paid': dues.states['part-paid'],
        Due: dues.states.due,
      },
      notNoted: dues.notNoted.length,
      owed: shown(dues.owed),
      toGiveBack: shown(dues.toGiveBack),
      buckets: buckets(dues.byAge),
    }).toEqual({
      states: agreed.states,
      notNoted: agreed.notNoted,
      owed: agreed.owed,
      toGiveBack: agreed.toGiveBack,
      buckets: agreed.buckets,
    })
    expect(
      dues.bills.map(({ document: { id, number }, state, balance, since, days, age }) => ({
        id,
        number,
        state: states[state],
        balance: shown(balance),
        ...(balance > 0n && { since, days, bucket: age.replace('over-90', 'over 90') }),
      })),
    ).toEqual(agreed.bills)
    expect(
      dues.customers.map(({ name, gstin, balance, oldest, bills, byAge }) => ({
        name: name || 'Walk-in',
        gstin,
        balance: shown(balance),
        oldest,
        bills,
        ...buckets(byAge),
      })),
    ).toEqual(agreed.customers)
  })
})

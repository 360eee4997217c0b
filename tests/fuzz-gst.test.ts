import { describe, it } from 'vitest'
import { answer as answerReturn } from '../src/calculators/gst/return/answer'
import { inputs as returnInputs } from '../src/calculators/gst/return/inputs'
import { noticesOf } from '../src/calculators/gst/return/sentences'
import { answer as answerScheme } from '../src/calculators/gst/scheme/compute'
import { inputs as schemeInputs } from '../src/calculators/gst/scheme/inputs'
import { decimalFrom, subtract, sum } from '../src/core/money/decimal'
import { readAmount } from '../src/core/money/parse'
import { readGstin } from '../src/core/states/gstin'
import { computeGst, splitGst } from '../src/core/tax/gst'
import { pasteRows } from '../src/desks/bill/paste/paste-rows'
import { type BillSums, computeBill, computeLine } from '../src/desks/books/bill/compute'
import { emptyRow, readRow, readWhole } from '../src/desks/books/bill/inputs'
import { amountIn, forEachFew, hold, holdMoney, numberIn, texts, trying } from './fuzz'

describe('every text', () => {
  it('is a GSTIN, or says why not', () => {
    for (const text of texts) {
      trying(text, () => {
        const { gstin, problem } = readGstin(text)
        hold(problem !== '', 'a problem says something')
        hold(problem !== undefined || gstin === '' || /^[\dA-Z]{15}$/.test(gstin), `"${gstin}"`)
      })
    }
  })

  it('is a row of a pasted bill, or skipped with a reason', () => {
    forEachFew(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], ({ a, b, c, d, e, f, g, h }, round) => {
      const separator = round % 3 ? '\t' : ','
      const table = [
        `Item${separator}Qty${separator}Price`,
        ...[
          [a, b, c],
          [d, e, f],
          [g, h],
        ].map((row) => row.join(separator)),
      ]
      const pasted = (round % 2 ? table : table.slice(1)).join(round % 5 ? '\n' : '\r\n')
      const { rows, skipped, passed } = pasteRows(pasted, { rate: '18', room: 2 })
      hold(rows.length <= 2, 'a bill has room for so many')
      for (const { item } of rows) {
        hold(
          Object.values(item).every((text) => typeof text === 'string'),
          'fields are texts',
        )
        hold(readAmount(item.price).problem === undefined, `"${item.price}" is no price`)
      }
      hold(
        [...skipped, ...passed].every(({ reason }) => reason !== ''),
        'what is skipped has a reason',
      )
    })
  })
})

describe('every calculator', () => {
  it('GST: what is shown adds up', () => {
    forEachFew(['amount', 'rate'], (few, round) => {
      const amount = amountIn(few.amount)
      const rate = numberIn(few.rate)
      const mode = round % 2 ? 'add' : 'remove'
      const exact = computeGst({ mode, amount, rate })
      const buyer = round % 3 ? 'same-state' : 'another-state'
      const bill = splitGst(exact, mode, buyer)
      hold(sum(exact.original, exact.gst) === exact.total, 'original and tax are the total')
      hold(sum(bill.original, bill.gst) === bill.total, 'what is shown is the total')
      hold(
        sum(bill.taxable, bill.cgst, bill.sgst, bill.igst) === bill.amount,
        'a bill of it adds up',
      )
      if (amount >= 0n && rate >= 0n) hold(exact.gst >= 0n, 'a tax is not negative')
      for (const value of Object.values(bill)) holdMoney(value, round)
    })
  })

  it('Return: every sum is that of its heads', () => {
    const fields = Object.keys(returnInputs.defaults).filter((name) =>
      /-|urnover|dueDate|filedOn|interestRate/.test(name),
    )
    forEachFew(fields, (few, round) => {
      const form = (['gstr3b', 'gstr3b', 'gstr1', 'gstr9'] as const)[round % 4] ?? 'gstr3b'
      const typed = { ...returnInputs.defaults, ...few, form }
      const { asked, results } = answerReturn(typed)
      if (!results) throw new Error('These periods are counted')
      const { tax, cashToPay, lateFee, interestTotal } = results
      const cash = (tax?.taxInCashTotal ?? 0n) - (tax?.cashUsed ?? 0n)
      hold(cash + interestTotal + lateFee.total === cashToPay, 'what is paid in')
      hold(cashToPay >= 0n && lateFee.total <= results.feeRule.most, 'no more than the most')
      holdMoney(decimalFrom(cashToPay), round)
      hold(
        noticesOf(asked, results).every((notice) => !/NaN|undefined/.test(notice)),
        'words',
      )
    })
  })

  it('Scheme: every way is counted, or says why not', () => {
    const fields = Object.entries(schemeInputs.defaults)
      .filter(([name]) => /sales|Share|Rate|gstOn|expenses|Costs|book|Limit/.test(name))
      .map(([name]) => name)
    forEachFew(fields, (few, round) => {
      const business = (['goods', 'restaurant', 'services'] as const)[round % 3] ?? 'goods'
      const typed = { ...schemeInputs.defaults, ...few, business }
      const { results } = answerScheme(typed)
      const { composition, regular, unregistered, difference } = results
      for (const { account, reasons } of [composition, unregistered]) {
        hold((account === undefined) === reasons.length > 0, 'an account, or a reason')
      }
      for (const account of [composition.account, regular, unregistered.account]) {
        if (!account) continue
        const { received, tax, purchases, expenses, otherCosts, bookkeeping, left } = account
        const spent = sum(tax, purchases, expenses, otherCosts, bookkeeping)
        hold(subtract(received, spent) === left, 'what is left is the rest')
        holdMoney(left, round)
      }
      hold((difference === undefined) === (composition.account === undefined), 'a difference')
      for (const { percent, reason } of [
        results.breakEvenPurchases,
        results.breakEvenBusinessShare,
        results.priceChange,
      ]) {
        hold((percent === null) === (reason !== null), 'a percentage, or a reason')
      }
    })
  })

  it('GST bill: every row and every sum adds up', () => {
    forEachFew(['quantity', 'price', 'discount', 'rate', 'description'], (few, round) => {
      const prices = round % 2 ? 'before-gst' : 'with-gst'
      const buyer = round % 3 ? 'same-state' : 'another-state'
      const rows = [
        { ...emptyRow, ...few },
        { ...emptyRow, price: few.discount },
      ]
      const choices = {
        prices,
        buyer,
        isTaxed: true,
        toNearestRupee: round % 5 === 0,
        isReverseCharge: false,
      } as const
      const bill = computeBill(
        rows.map((row) => computeLine(readRow(row), choices)),
        choices,
        readWhole({ discount: few.rate, freight: few.price }),
      )
      for (const sums of [...bill.lines, ...bill.rates, bill.sums]) {
        holdSplit(sums)
        holdMoney(sums.total, round)
      }
      hold(sum(...bill.lines.map(({ total }) => total)) === bill.sums.total, 'the rows are the sum')
      hold(sum(bill.sums.total, bill.rupeeRoundOff) === bill.payable, 'the end is the sum')
      holdMoney(bill.payable, round)
    })
  })
})

function holdSplit({ original, gst, total, cgst, sgst, igst }: BillSums) {
  hold(sum(original, gst) === total, 'original and tax are the total')
  hold(sum(cgst, sgst, igst) === gst, 'the parts are the tax')
}

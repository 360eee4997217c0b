import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { openShop, type ShopName, shopNames } from '../../../../tests/sales-shops'
import { decimalFrom, subtract, sum, zero } from '../../../core/money/decimal'
import type { Seller } from '../../books/bill/seller'
import { salesDesk } from '../../books/sales/desk'
import { taxOf } from '../../books/sales/documents'
import type { Asked, ReturnAnswer } from '../../books/sales/messages'
import { periodKinds, periodOf } from '../../books/sales/period'
import {
  lesserProblems,
  type ProblemCode,
  stoppingProblems,
} from '../../books/sales/portal/problems'
import {
  byDocument,
  fieldOf,
  heroOf,
  hindranceOf,
  rupees,
  sayDue,
  sayHindrance,
  sayInFile,
  sayOnlyMonth,
  sayProblem,
  titleOf,
} from './sentences'
import { ledgerOf, returnSums } from './table-lines'
import { returnWords } from './words'

type Ask = { readonly today?: string; readonly seller?: Partial<Seller> }

const opened = new Map<ShopName, ReturnType<typeof openShop>>()

/** Read once: a large shop takes seconds. */
function shopOf(name: ShopName) {
  const shop = opened.get(name) ?? openShop(name)
  opened.set(name, shop)
  return shop
}

/** The desk of a shop, and what it says of a period. */
function deskOf(name: ShopName) {
  const shop = shopOf(name)
  const desk = salesDesk()
  desk.put(shop.bills)
  return {
    desk,
    askedOf: (
      day: string,
      kind: 'month' | 'quarter' | 'year' = 'month',
      more: Ask = {},
    ): Asked => ({
      today: shop.today,
      ...more,
      period: { kind, day },
      seller: { ...shop.seller, ...more.seller },
    }),
  }
}

function answerOf(
  name: ShopName,
  day: string,
  kind: 'month' | 'quarter' | 'year' = 'month',
  more: Ask = {},
): ReturnAnswer {
  const { desk, askedOf } = deskOf(name)
  return desk.return(askedOf(day, kind, more))
}

const textOf = (node: React.ReactNode) => renderToStaticMarkup(node).replace(/<[^>]*>/g, '')

/** Each document of an answer with its sentences. */
const saidIn = ({ toMend, worthALook, period }: ReturnAnswer) =>
  byDocument([...toMend.rows, ...worthALook.rows]).flatMap(({ number, lines }) =>
    lines.map((line) => {
      const { says, detail } = sayProblem(line, period)
      return [number, says, detail].filter(Boolean).join(' | ')
    }),
  )

describe('what is wrong with a document', () => {
  it('is said in the agreed words, and where it helps in more of them', () => {
    expect(saidIn(answerOf('trouble', '2026-10-01'))).toEqual([
      'It has no number.',
      'TROUBLE/2026-27/0001 | Its number has more than 16 characters.',
      'T#3 | Its number has signs other than letters, digits, - and /.',
      '000 | Its number is only zeros.',
      'T-5 | Another document of 2026-27 has this number.',
      't-5 | Another document of 2026-27 has this number.',
      "T-6 | The buyer's GSTIN has a mistake. | Its last character does not fit the others.",
      "T-7 | The buyer's GSTIN is your own.",
      'T-8 | IGST is charged, and the place of supply is missing. | No state is chosen.',
      'T-9 | IGST is charged, but the place of supply is your own state.',
      'T-10 | CGST and SGST are charged, but the place of supply is Uttar Pradesh.',
      'T-11 | Item 1: GST has no rate of 17%.',
      'T-12 | It has an amount below zero. A credit note does that.',
      'T-13 | It is in USD. GSTR-1 is in rupees.',
      "T-14 | Reverse charge needs the buyer's GSTIN.",
      'T-20 | IGST is charged, and the place of supply is missing. | No state is chosen.',
      'T-26 | Item 1 has no GST rate.',
      'T-27 | Another document of 2026-27 has this number.',
      'T-15 | Item 1 has no HSN code. | ₹500.00 is not in table 12.',
      'T-15 | An HSN code has 4, 6 or 8 digits. | Item 2: ₹500.00 is not in table 12.',
      'T-15 | An HSN code has 4, 6 or 8 digits. | Item 3: ₹500.00 is not in table 12.',
      'T-15 | An HSN code has 4, 6 or 8 digits. | Item 4: ₹500.00 is not in table 12.',
      'T-15 | “jhola” is no unit of the return; it goes as OTH. | Item 5',
      'T-15 | Item 6 has no unit; it goes as OTH.',
      'C-1 | It does not say which bill it is on.',
      'C-3 | The credit notes on its bill come to more than the bill.',
      'C-4 | The credit notes on its bill come to more than the bill.',
    ])
  })

  it('has a sentence for every code that the checks know, and a shop that has it', () => {
    const { desk, askedOf } = deskOf('trouble')
    const found = [
      desk.return(askedOf('2026-10-01', 'year')),
      desk.return(askedOf('2026-10-01', 'year', { seller: { turnover: 'above-5-crore' } })),
    ].flatMap(({ toMend, worthALook, period }) =>
      [...toMend.rows, ...worthALook.rows].map((line) => ({ line, ...sayProblem(line, period) })),
    )
    const ofNoShop = ['gstin-doubtful', 'number-shared', 'number-like-zero', 'hsn-unknown']
    const codes = [...stoppingProblems, ...lesserProblems]
    for (const code of codes.filter((code) => !ofNoShop.includes(code))) {
      const said = found.find(({ line }) => line.problem.code === code)
      expect(said?.says, code).toMatch(/\.$/)
      expect(fieldOf).toHaveProperty([code])
    }
    expect(found.map(({ says }) => says)).toContain('Above ₹5 crore a code has 6 digits or more.')
    expect(found.map(({ says }) => says)).toContain('It is dated before its bill.')
    expect(found.map(({ says }) => says)).toContain('Its date is still to come.')
  })

  it('says what the portal or its tool may not know', () => {
    const { period } = answerOf('small', '2026-10-01')
    const said = (code: ProblemCode, about: string) =>
      sayProblem(
        {
          ...{ id: '', number: '', buyer: '', value: zero, mayStay: false, near: [], about },
          problem: { code, item: 2 },
        },
        period,
      )
    expect(said('gstin-doubtful', '').says).toMatch(/^The last character/)
    expect(said('number-like-zero', '0E7').says).toContain('the number 0E7 for 0')
    expect(said('hsn-unknown', '10063021').says).toBe(
      "Item 2: the department's list has no HSN code 10063021.",
    )
  })

  it('names the value that table 12 lacks, and no leave to do so for a buyer with a GSTIN', () => {
    const answer = answerOf('hardware', '2026-10-01')
    expect(saidIn(answer)).toEqual([
      'SH-1009 | IGST is charged, and the place of supply is missing. | No state is chosen.',
      "SH-1012 | The buyer's GSTIN has a mistake. | Its last character does not fit the others.",
      'SH-1054 | Item 1 has no HSN code. | ₹64,831.25 is not in table 12.',
    ])
    const [line] = answer.worthALook.rows
    expect(line && sayProblem({ ...line, mayStay: true }, answer.period).detail).toBe(
      '₹64,831.25 is not in table 12; it may stay blank.',
    )
  })
})

describe('the answer', () => {
  it('is that of the picture for the hardware shop', () => {
    const answer = answerOf('hardware', '2026-10-01', 'month', { today: '2026-11-10' })
    expect(titleOf(answer)).toBe('GSTR-1 of October 2026')
    expect(heroOf(answer)).toBe('2 bills to mend')
    expect(textOf(sayInFile(answer))).toBe('41 of 43 bills and 3 credit notes are in the file.')
    expect(sayDue(answer)).toBe('Due on 11 November 2026.')
    const { value, untaxed, igst, cgst, sgst } = ledgerOf(answer)
    expect([value, untaxed, igst, cgst, sgst].map(rupees)).toEqual([
      '₹8,23,847.05',
      '₹5,438.32',
      '₹56,576.73',
      '₹27,728.36',
      '₹27,728.36',
    ])
    const sums = returnSums(answer)
    expect(sums.lines.map(({ table, count, value }) => [table, count, rupees(value)])).toEqual([
      ['4A', 14, '₹2,47,916.10'],
      ['5', 2, '₹2,64,489.19'],
      ['7', 4, '₹3,14,012.39'],
      ['8', 4, '₹5,438.32'],
      ['9B-registered', 1, '-₹48.01'],
      ['9B-large', 1, '-₹2,522.62'],
    ])
    expect([sums.inFile.value, sums.leftOut.value, sums.leftOut.tax].map(rupees)).toEqual([
      '₹8,29,285.37',
      '₹29,265.82',
      '₹3,391.70',
    ])
    expect([sums.all.value, sums.all.tax].map(rupees)).toEqual(['₹8,58,551.19', '₹1,15,425.15'])
  })

  it('says so when it is late', () => {
    const answer = answerOf('hardware', '2026-10-01', 'month', { today: '2026-11-12' })
    expect(sayDue(answer)).toBe('It was due on 11 November 2026.')
    expect(sayDue(answerOf('hardware', '2026-10-01', 'month', { today: '2026-11-11' }))).toBe(
      'Due on 11 November 2026.',
    )
  })

  it('is ready where nothing stops it', () => {
    const answer = answerOf('small', '2026-10-01')
    expect(hindranceOf(answer)).toBeUndefined()
    expect(heroOf(answer)).toBe('Ready')
    expect(textOf(sayInFile(answer))).toBe('6 bills and 2 credit notes are in the file.')
  })

  it.each([
    [
      'hardware',
      '2026-10-01',
      'quarter',
      {},
      'period',
      'You file by the month: choose November 2026.',
    ],
    [
      'big',
      '2026-09-01',
      'month',
      {},
      'period',
      'You file by the quarter: choose July to September 2026.',
    ],
    [
      'small',
      '2026-10-01',
      'month',
      { scheme: 'composition' },
      'composition',
      'A composition dealer files CMP-08 and GSTR-4, not GSTR-1.',
    ],
    [
      'small',
      '2026-10-01',
      'month',
      { gstin: '' },
      'seller-gstin-missing',
      'Your GSTIN is missing. The return is filed under it.',
    ],
    [
      'small',
      '2026-10-01',
      'month',
      { gstin: '27AAPFU0939F1ZX' },
      'seller-gstin-wrong',
      'Your GSTIN has a mistake. The return is filed under it.',
    ],
    [
      'small',
      '2026-10-01',
      'month',
      { state: '24' },
      'seller-state-differs',
      'Your state is not that of your GSTIN. One of them is wrong.',
    ],
    [
      'small',
      '2025-04-01',
      'month',
      {},
      'before-this-form',
      'The form before May 2025 was another one; it is not made here.',
    ],
    [
      'small',
      '2026-09-01',
      'month',
      {},
      'nothing-sold',
      'Nothing was sold in September 2026. The portal wants a nil return all the same.',
    ],
    [
      'big',
      '2026-11-01',
      'month',
      {},
      'nothing-to-send',
      'Nothing was sold to a buyer with a GSTIN in November 2026. The rest goes with the quarter.',
    ],
  ] as const)(
    'of %s %s by the %s with %j is held up by %s',
    (name, day, kind, seller, hindrance, says) => {
      const answer = answerOf(name, day, kind, { seller })
      expect(hindranceOf(answer)).toBe(hindrance)
      expect(sayHindrance(hindrance, answer)).toBe(says)
      expect(heroOf(answer)).not.toBe(returnWords.hero.ready)
    },
  )

  it('names the bills to a GSTIN of an IFF, and says when it is due', () => {
    const answer = answerOf('big', '2026-07-01', 'month', { today: '2026-08-01' })
    expect(titleOf(answer)).toBe('IFF of July 2026')
    const { bills, notes } = answer.inFile
    expect(textOf(sayInFile(answer))).toMatch(
      new RegExp(
        `^${bills} bills and ${notes} credit notes? to buyers with a GSTIN are in the file`,
      ),
    )
    expect(bills).toBeLessThan(answer.counts.bills)
    expect(sayDue(answer)).toBe('It need not be sent; the portal takes it until 13 August 2026.')
  })

  it('is not sent by IFF above ₹50 lakh', () => {
    const answer = answerOf('big', '2026-07-01')
    const one = answer.tables
      .filter(({ table }) => table === '4A')
      .map((line) => ({ ...line, value: decimalFrom('5000000') }))
    expect(hindranceOf({ ...answer, tables: one })).toBeUndefined()
    const over = one.map((line) => ({ ...line, value: decimalFrom('5000000.01') }))
    expect(hindranceOf({ ...answer, tables: over })).toBe('too-large')
    expect(sayHindrance('too-large', { ...answer, tables: over })).toBe(
      'IFF takes bills of up to ₹50 lakh a month, and these come to ₹50,00,000.01. Leave them to GSTR-1 of the quarter.',
    )
  })

  it('counts apart what went by IFF already', () => {
    const { desk, askedOf } = deskOf('big')
    const before = desk.return(askedOf('2026-07-01', 'quarter'))
    desk.setFiled([{ key: 'IFF 072026', filedOn: '2026-08-10', documents: {} }])
    const after = desk.return(askedOf('2026-07-01', 'quarter'))
    const sent = after.sentByIff.count
    expect(sent).toBeGreaterThan(0)
    expect(before.inFile.bills + before.inFile.notes).toBe(
      after.inFile.bills + after.inFile.notes + sent,
    )
    expect(textOf(sayInFile(after))).toContain(`${sent} went by IFF already.`)
    const [all, less] = [returnSums(before), returnSums(after)]
    expect(sum(less.inFile.value, less.sentByIff.value)).toBe(all.inFile.value)
  })

  it('says only the month of a month', () => {
    expect(sayOnlyMonth(periodOf('month', '2026-10-05'))).toBe('October')
    expect(sayOnlyMonth(periodOf('quarter', '2026-10-05'))).toBe('October to December 2026')
  })
})

describe('what changed since it was filed', () => {
  it('does not look at bills without a GSTIN after an IFF', () => {
    const { desk, askedOf } = deskOf('big')
    const asked = askedOf('2026-07-01')
    const documents = desk.revisions(asked)
    expect(Object.keys(documents).length).toBeLessThan(
      Object.keys(desk.revisions(askedOf('2026-07-01', 'month', { seller: { filing: 'monthly' } })))
        .length,
    )
    desk.setFiled([{ key: 'IFF 072026', filedOn: '2026-08-10', documents }])
    expect(desk.return(asked).changedSinceFiled).toEqual([])
    const [first = ''] = Object.keys(documents)
    desk.setFiled([
      {
        key: 'IFF 072026',
        filedOn: '2026-08-10',
        documents: { ...documents, [first]: 99, gone: 1 },
      },
    ])
    expect(desk.return(asked).changedSinceFiled.map(({ id }) => id)).toEqual([first, 'gone'])
  })
})

describe.each(shopNames)('the tables of %s', (name) => {
  it.each(periodKinds)('add up to all of a %s, by the month and by the quarter', (kind) => {
    const { desk, askedOf } = deskOf(name)
    for (const filing of ['monthly', 'quarterly'] as const) {
      for (const day of ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01']) {
        const { inFile, leftOut, sentByIff, withQuarter, all } = returnSums(
          desk.return(askedOf(day, kind, { seller: { filing } })),
        )
        const rest = [leftOut, sentByIff, withQuarter]
        expect(subtract(all.value, sum(inFile.value, ...rest.map(({ value }) => value)))).toBe(zero)
        expect(subtract(all.tax, sum(taxOf(inFile), ...rest.map(({ tax }) => tax)))).toBe(zero)
      }
    }
  })
})

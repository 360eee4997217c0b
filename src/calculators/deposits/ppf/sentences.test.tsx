import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Decimal } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { fitOf } from '../../../ui/answer/fit'
import { answer } from './compute'
import { inputs, readChange, readInputs, type Typed } from './inputs'
import {
  amountHelper,
  captionOf,
  changeNote,
  dayHelper,
  depositHint,
  paidInHelper,
  rateHelper,
  remarkOf,
  sayChanges,
  sayFirstYear,
  sayMore,
  sayWhenPaid,
} from './sentences'
import { sayPpf } from './share'

const money = (value: Decimal) => formatMoney(value, '₹', 0)
const typedWith = (part: Partial<Typed>): Typed => ({ ...inputs.defaults, ...part })
const textOf = (node: React.ReactNode) => renderToStaticMarkup(node).replace(/<[^>]*>/g, '')

const remark = (part: Partial<Typed>) => {
  const { plan, results } = answer(typedWith(part))
  return textOf(remarkOf(plan, results))
}
const caption = (part: Partial<Typed>) => textOf(captionOf(answer(typedWith(part)).results, money))
const hint = (part: Partial<Typed>) => {
  const typed = typedWith(part)
  return depositHint(readInputs(typed), typed, answer(typed).results, '₹')
}

describe('the deposit', () => {
  it('is said in words, and that it is the most', () => {
    const said = (part: Partial<Typed>) =>
      amountHelper(typedWith(part), readInputs(typedWith(part)), '₹')
    expect(said({})).toBe('1.5 lakh, the most')
    expect(said({ yearly: '75000' })).toBe('75 thousand')
    expect(said({ yearly: '600' })).toBe('₹600')
    expect(said({ deposit: 'monthly' })).toBe('1.5 lakh a year')
  })

  it('beyond the limit is cut, and below the least dormant', () => {
    const cut = 'Only ₹1,50,000 a year is taken; counted with that.'
    expect(hint({ yearly: '2,00,000' })).toBe(cut)
    expect(hint({ deposit: 'monthly', monthly: '20000' })).toBe(cut)
    expect(hint({})).toBeUndefined()
    expect(hint({ yearly: '499' })).toBe(
      'With less than ₹500 a year the account goes dormant (₹50 and the missed deposits revive it).',
    )
    expect(hint({ scheme: 'ssy', yearly: '200' })).toBe(
      'With less than ₹250 a year the account goes dormant (₹50 and the missed deposits revive it).',
    )
    expect(hint({ scheme: 'ssy', yearly: '400' })).toBeUndefined()
    expect(hint({ most: '1,00,000' })).toBe('Only ₹1,00,000 a year is taken; counted with that.')
  })

  it('counts from a month that is named', () => {
    const said = (part: Partial<Typed>) => dayHelper(answer(typedWith(part)).plan)
    expect(said({})).toBe('By the 5th: counts in April')
    expect(said({ day: '6' })).toBe('After the 5th: counts from May')
    expect(said({ day: '20', month: '12' })).toBe('After the 5th: counts from January')
    expect(said({ deposit: 'monthly' })).toBe('By the 5th: counts in its month')
    expect(said({ deposit: 'monthly', day: '31' })).toBe(
      'After the 5th: counts from the next month',
    )
    expect(said({ opened: '4/2026' })).toBe('By the 5th: counts in April')
    expect(said({ opened: '7/2026' })).toBe('By the 5th: counts in its month')
    expect(said({ opened: '7/2026', day: '6' })).toBe('After the 5th: counts from the next month')
    expect(paidInHelper('2026-07')).toBe('First in July 2026, when opened')
  })
})

describe('the rate', () => {
  const ppfRate = '7.1% since April 2020'

  it('is told with its month, in a line that has room beside the field', () => {
    for (const scheme of ['ppf', 'ssy'] as const) {
      expect(fitOf(rateHelper(typedWith({ scheme }), undefined, 15))).toBeLessThan(17)
    }
    expect(rateHelper(inputs.defaults, undefined, 15)).toBe(ppfRate)
    expect(rateHelper(typedWith({ scheme: 'ssy' }), undefined, 21)).toBe('8.2% since January 2024')
    const said = (changes: string) => rateHelper(typedWith({ changes }), undefined, 15)
    expect(said('ppf~6~1~7.5')).toBe('Until it changes')
    expect(said('ppf~16~1~7.5')).toBe(ppfRate)
    expect(said('ssy~6~1~7.5')).toBe(ppfRate)
  })

  it('and its changes in a line', () => {
    const said = (changes: string, opened?: string) =>
      sayChanges(typedWith({ changes }), opened, opened ? 16 : 15)
    expect(said('')).toBe('None: 7.1% throughout')
    expect(said('ppf~6~1~')).toBe('None: 7.1% throughout')
    expect(said('ppf~9~2~6.8*ppf~6~1~7.5')).toBe('2 changes: 6.8% from year 9 on')
    expect(said('', '2026-04')).toBe('None: 7.1% throughout')
    expect(said('', '2017-05')).toBe(
      'None: 7.1% throughout. The rates since the opening can be filled in.',
    )
    expect(said('ppf~6~1~7.5', '2026-04')).toBe('1 change: 7.5% from 2031-32 on')
  })

  it('and its changes after the end are left out', () => {
    const said = (changes: string, opened?: string) =>
      sayChanges(typedWith({ changes }), opened, opened ? 16 : 15)
    expect(said('ppf~16~1~7.5')).toBe('None: 7.1% throughout')
    expect(said('ppf~16~1~7.5*ppf~6~1~6.8')).toBe('1 change: 6.8% from year 6 on')
    expect(said('ppf~2041~1~7.5', '2026-04')).toBe('1 change: 7.5% from 2041-42 on')
    expect(said('ppf~2042~1~7.5', '2026-04')).toBe('None: 7.1% throughout')
  })

  it('and what is wrong with one', () => {
    const said = (year: string, opened?: string) => {
      const typed = { scheme: 'ppf', year, quarter: '1', rate: '7' } as const
      return changeNote(typed, readChange(typed, opened), opened, 15)
    }
    expect(said('6')).toBeUndefined()
    expect(said('16')).toBe('After the end: does not count.')
    expect(said('0')).toBe('Years count from 1.')
    expect(said('6', '2026-04')).toBe('Financial year 2031-32')
    expect(said('2031', '2026-04')).toBeUndefined()
    expect(said('2020', '2026-04')).toBe('Before the opening: does not count.')
    expect(said('')).toBeUndefined()
  })
})

describe('the result', () => {
  it('has a caption', () => {
    expect(caption({})).toBe('after 15 years, ₹18,18,208 of it interest, free of tax')
    expect(caption({ opened: '05/2017' })).toContain('after 15 years and 11 months, ')
    expect(caption({ years: '' })).toBe('Enter the years to see what it grows to.')
    expect(caption({ years: '101' })).toContain('too large')
  })

  it('has a remark about its time, where it fits', () => {
    const sixteen =
      'Opened in April, an account takes 16 deposits before it matures: the 15 years count from the end of the first financial year.'
    expect(remark({})).toBe(sixteen)
    expect(remark({ deposit: 'monthly' })).toContain('takes deposits in 16 financial years')
    expect(remark({ years: '10' })).toBe('')
    expect(remark({ opened: '4/2026' })).toBe(
      'Deposits in 16 financial years, 2026-27 to 2041-42: the 15 years count from the end of the first. Today’s money is that of April 2026, the month of opening.',
    )
    expect(remark({ extended: '5', goOn: 'off' })).toBe(
      'Extended by 5 years, in which it earns without new deposits.',
    )
    expect(remark({ scheme: 'ssy' })).toBe(
      'Deposits for 15 years; the balance earns for 6 years more.',
    )
    expect(remark({ scheme: 'ssy', ssyDepositYears: '30' })).toBe('')
    expect(remark({ scheme: 'ssy', opened: '11/2026' })).toBe(
      'Deposits in 16 financial years, 2026-27 to 2041-42: the 15 years of deposits count from the month of opening. Then the balance earns for 6 years more. Today’s money is that of November 2026, the month of opening.',
    )
    expect(remark({ scheme: 'ssy', opened: '4/2026' })).toContain('Deposits in 15 financial years')
  })

  it('compares what is paid in a year', () => {
    const said = (part: Partial<Typed>) => {
      const { plan, results } = answer(typedWith(part))
      if (!results) throw new Error('There is an answer')
      return [sayWhenPaid(results, money), sayFirstYear(plan)]
    }
    expect(said({})).toEqual(['₹1,50,000 a year for 15 years, paid at other times.', undefined])
    expect(said({ deposit: 'monthly', opened: '7/2026' })).toEqual([
      '₹23,62,500 in all, each year’s deposits paid at other times.',
      '2026-27 begins in July, with the account.',
    ])
  })

  it('tells what is in the fold More', () => {
    expect(sayMore(inputs.defaults, undefined, '₹')).toBe(
      'Already in the account ₹0, 6% inflation, ₹500 to ₹1,50,000 a year',
    )
    expect(sayMore(inputs.defaults, '2026-04', '₹')).toBe('6% inflation, ₹500 to ₹1,50,000 a year')
  })

  it('is copied with its plan', () => {
    expect(sayPpf(inputs.defaults, '₹')).toBe(
      'PPF: ₹1,50,000 every April, by the 5th, for 15 years, at 7.1%.',
    )
    expect(
      sayPpf(
        typedWith({
          scheme: 'ssy',
          deposit: 'monthly',
          day: '9',
          opened: '1/2026',
          changes: 'ssy~2~1~8',
        }),
        '₹',
      ),
    ).toBe(
      'Sukanya Samriddhi: ₹12,500 a month, after the 5th, opened in January 2026, at 8.2% at first.',
    )
  })
})

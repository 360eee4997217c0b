import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFragment, writeFragment } from '../../../core/fragment'
import { MOST_CHANGES } from '../../../core/limits'
import { followLoan } from '../../../core/loan/changing-loan'
import { decimalFrom } from '../../../core/money/decimal'
import {
  addChange,
  type ChangeKind,
  type Changes,
  changeKinds,
  changesFromText,
  editChange,
  insertChange,
  isMoney,
  moveChange,
  parseChanges,
  readChange,
  readChanges,
  rememberChanges,
  removeChange,
  type TypedChange,
  withKind,
  writeChanges,
} from './inputs'
import { sayChange } from './sentences'

const once: TypedChange = { kind: 'once', value: '5,00,000', from: '12', effect: 'keepEmi' }
const rate: TypedChange = { kind: 'rate', value: '8.75', from: '25', effect: 'keepEnd' }
const monthly: TypedChange = { kind: 'monthly', value: '10,000', from: '13', effect: 'keepEmi' }

/** Whatever a person can type or paste, separators and halves of escapes among it. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'~*()!<>%&=#+\\\'"7e5,.\u0000\n\u2028\u0085 ') }),
  fc.constantFrom('1.5 lakh', '५०,०००', '(7e)', '(28)7e(29)', 'once~1~2*rate', '-5', '1e400'),
)
const anyChange: fc.Arbitrary<TypedChange> = fc.record({
  kind: fc.constantFrom(...changeKinds),
  value: anyText,
  from: anyText,
  effect: fc.constantFrom('keepEmi', 'keepEnd'),
})
const anyChanges = fc.array(anyChange, { maxLength: MOST_CHANGES })

describe('writeChanges', () => {
  it('is readable', () => {
    expect(writeChanges([once, rate, monthly])).toBe(
      'once~5,00,000~12~shorter*rate~8.75~25~keep-end*monthly~10,000~13',
    )
    expect(writeChanges([])).toBe('')
  })

  it('needs no escapes in a link', () => {
    expect(writeFragment({ changes: writeChanges([once, rate]) })).toBe(
      'v=1&changes=once~5,00,000~12~shorter*rate~8.75~25~keep-end',
    )
  })
})

describe('parseChanges', () => {
  it('gives back exactly what was written, whatever was typed', () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        expect(parseChanges(writeChanges(changes))).toEqual(changes)
      }),
      { numRuns: 1_000 },
    )
  })

  it('gives back through a link what a person typed', () => {
    fc.assert(
      fc.property(anyChanges, (changes) => {
        const text = writeChanges(changes)
        const linked = writeFragment({ changes: text })
        fc.pre(linked.length <= 8_000 && !/\p{Surrogate}/u.test(text))
        expect(readFragment(linked, ['changes'], 'changes')).toEqual({ changes: text })
      }),
    )
  })

  it.each([
    ['nothing', '', []],
    ['an unknown kind', 'twice~1~2', []],
    ['the name of an inherited property', 'constructor~1~2*toString~1*__proto__~1', []],
    ['blank rows', '*~~*  *', []],
    ['a sentence among changes', 'hello*rate~8.75~25~keep-end*', [rate]],
  ])('leaves out %s', (_, text, expected) => {
    expect(parseChanges(text)).toEqual(expected)
  })

  it('fills what is missing, and passes over what is too much', () => {
    expect(parseChanges('once')).toEqual([{ kind: 'once', value: '', from: '', effect: 'keepEmi' }])
    expect(parseChanges('once~1~2~later~5')).toEqual([
      { kind: 'once', value: '1', from: '2', effect: 'keepEmi' },
    ])
  })

  it('takes as many as a list holds', () => {
    const text = Array.from({ length: 60 }, (_, index) => `once~${index}~1`).join('*')
    expect(parseChanges(text)).toHaveLength(MOST_CHANGES)
    expect(parseChanges(text).at(-1)?.value).toBe('49')
  })

  it('never throws', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parseChanges(`once~${text}`).length).toBeLessThanOrEqual(MOST_CHANGES)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a link with fifty changes', () => {
  it('is about 1,500 characters long, and brings all of them', () => {
    const ordinary = Array.from({ length: MOST_CHANGES }, (_, index): TypedChange => {
      const kind = changeKinds[index % changeKinds.length] ?? 'once'
      const value = isMoney(kind)
        ? index < 10
          ? '1,23,45,67,89,01,23,45,678'
          : '1,25,000'
        : '8.75'
      return { kind, value, from: String(12 * index + 12), effect: 'keepEnd' }
    })
    const fields = { amount: '50,00,000', rate: '8.5', changes: writeChanges(ordinary) }
    const fragment = writeFragment(fields)
    expect(fragment).toHaveLength(1_507)
    const read = readFragment(fragment, Object.keys(fields), 'changes')
    expect(parseChanges(read?.changes ?? '')).toEqual(ordinary)
  })
})

describe('readChange', () => {
  it('reads amounts in words, percentages as numbers', () => {
    expect(readChange({ ...once, value: '5 lakh' }).change).toEqual({
      kind: 'payOnce',
      amount: decimalFrom(500_000),
      instalment: 12,
      effect: 'shorter',
    })
    expect(readChange({ ...rate, value: '१०.५' }).change).toEqual({
      kind: 'rateChange',
      rate: decimalFrom('10.5'),
      instalment: 25,
      effect: 'keepEnd',
    })
    expect(readChange({ ...rate, value: '5 lakh' }).change).toBeUndefined()
  })

  it('gives each kind what the reckoning needs', () => {
    const lower = { value: '5', from: '3', effect: 'keepEnd' } as const
    expect(changeKinds.map((kind) => readChange({ kind, ...lower }).change)).toEqual([
      { kind: 'payOnce', amount: decimalFrom(5), instalment: 3, effect: 'lowerEmi' },
      { kind: 'extraMonthly', amount: decimalFrom(5), instalment: 3 },
      { kind: 'extraYearly', amount: decimalFrom(5), instalment: 3, effect: 'lowerEmi' },
      { kind: 'raiseEmi', percent: decimalFrom(5), instalment: 3 },
      { kind: 'rateChange', rate: decimalFrom(5), instalment: 3, effect: 'keepEnd' },
    ])
  })

  it.each([
    ['12.9', 12],
    ['1', 1],
    ['1,200', 1200],
    ['0.99', undefined],
    ['0', undefined],
    ['-3', undefined],
    ['', undefined],
    ['soon', undefined],
    ['9'.repeat(25), undefined],
  ])('reads instalment "%s" as %s', (from, instalment) => {
    const reading = readChange({ ...once, from })
    expect(reading.instalment).toBe(instalment)
    expect(reading.change === undefined).toBe(instalment === undefined)
  })

  it.each(['', '₹', 'abc', '9'.repeat(25)])('leaves out a change to "%s"', (value) => {
    // A rate that is not there is not 0%.
    for (const kind of changeKinds) {
      expect(readChange({ kind, value, from: '1', effect: 'keepEmi' }).change).toBeUndefined()
    }
  })

  it('counts 0, and what is below as 0', () => {
    for (const value of ['0', '-5']) {
      expect(readChange({ ...rate, value }).change).toMatchObject({ rate: 0n })
      expect(readChange({ ...once, value }).change).toMatchObject({ amount: 0n })
    }
  })

  it('gives the reckoning nothing that it stumbles over', () => {
    const principal = decimalFrom(50_000)
    fc.assert(
      fc.property(anyChanges, (typed) => {
        const changes = readChanges(typed)
        for (const { instalment } of changes) expect(instalment).toBeGreaterThanOrEqual(1)
        followLoan({ principal, annualRate: decimalFrom(9), months: 12, changes })
      }),
      { numRuns: 200 },
    )
  })
})

describe('sayChange', () => {
  it.each([
    [once, 'Pay once ₹5,00,000 after EMI 12, shorter loan'],
    [{ ...once, effect: 'keepEnd' }, 'Pay once ₹5,00,000 after EMI 12, lower EMI'],
    [monthly, 'Pay extra every month ₹10,000 from EMI 13'],
    [
      { ...once, kind: 'yearly' },
      'Pay extra every year ₹5,00,000 first after EMI 12, shorter loan',
    ],
    [{ ...rate, kind: 'raise' }, 'Raise the EMI every year by 8.75% first on EMI 25'],
    [rate, 'The rate changes to 8.75% from EMI 25, keep the end'],
    [{ ...once, value: '' }, 'Pay once, not complete'],
    [{ ...rate, from: 'soon' }, 'The rate changes, not complete'],
    [{ ...once, from: '1'.repeat(22) }, /after EMI 1,11,11.*11,111, shorter loan$/],
  ] as const)('is a sentence', (change, expected) => {
    expect(sayChange(change, '₹')).toMatch(expected)
  })
})

describe('the list', () => {
  const list: Changes = [once, rate, monthly]

  it('gets a change a year after the last one', () => {
    const blank = { kind: 'once', value: '', effect: 'keepEmi' }
    expect(addChange([])).toEqual([{ ...blank, from: '12' }])
    expect(addChange(list)).toEqual([...list, { ...blank, from: '25' }])
    expect(addChange([{ ...once, from: '' }]).at(-1)?.from).toBe('12')
    expect(addChange([{ ...once, from: '9'.repeat(24) }]).at(-1)?.from).toBe('12')
  })

  it('holds no more than its most', () => {
    const full = Array.from({ length: MOST_CHANGES }, () => once)
    expect(addChange(full)).toBe(full)
    expect(insertChange(full, 3, rate)).toBe(full)
    expect(moveChange(full, 0, 49)).toHaveLength(MOST_CHANGES)
  })

  it('keeps instalment and effect when a kind changes, and the value with its kind', () => {
    const choose = (change: TypedChange, kind: ChangeKind): TypedChange => ({
      ...change,
      ...withKind(change, kind),
    })
    const asRate = choose(once, 'rate')
    expect(asRate).toMatchObject({ kind: 'rate', value: '', from: '12', effect: 'keepEmi' })
    const typedAsRate = { ...asRate, value: '9' }
    expect(choose(typedAsRate, 'once')).toMatchObject(once)
    const asMonthly = choose(typedAsRate, 'monthly')
    expect(asMonthly.value).toBe('')
    expect(choose(asMonthly, 'rate').value).toBe('9')
    expect(choose(choose(asMonthly, 'rate'), 'once').value).toBe('5,00,000')
    expect(withKind(once, 'once')).toEqual({})
    expect(editChange(list, 7, { kind: 'rate' })).toEqual(list)
  })

  it('is known again by its text, with the values of other kinds', () => {
    const edited = [{ ...rate, others: { once: '5,00,000' } }]
    const text = rememberChanges(edited)
    expect(text).toBe(writeChanges([rate]))
    expect(changesFromText(text)).toBe(edited)
    expect(changesFromText(writeChanges([once]))).toEqual([once])
  })

  it('brings back what was removed at its place, among what was typed since', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { minLength: 1, maxLength: 12 }), fc.nat(), (all, nat) => {
        const index = nat % all.length
        const removed = all[index] as TypedChange
        expect(insertChange(removeChange(all, index), index, removed)).toEqual(all)
      }),
    )
    const since = editChange(removeChange(list, 1), 1, { value: '7' })
    expect(insertChange(since, 1, rate)).toEqual([once, rate, { ...monthly, value: '7' }])
    expect(insertChange([], 2, rate)).toEqual([rate])
  })

  it('moves one, and back', () => {
    expect(moveChange(list, 0, 2)).toEqual([rate, monthly, once])
    expect(moveChange(list, 2, 0)).toEqual([monthly, once, rate])
    expect(moveChange(list, 9, 0)).toBe(list)
    fc.assert(
      fc.property(
        fc.array(anyChange, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        (all, a, b) => {
          const [from, to] = [a % all.length, b % all.length]
          const moved = moveChange(all, from, to)
          expect(moved[to]).toBe(all[from])
          expect(moveChange(moved, to, from)).toEqual(all)
        },
      ),
    )
  })
})

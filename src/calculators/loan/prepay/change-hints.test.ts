import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../core/money/format'
import { answer } from './compute'
import { type ChangeKind, changeKinds, inputs, readChange, type Typed } from './inputs'
import { changeHints, hintsFromLoan } from './sentences'

const hintsFor = (kind: ChangeKind, value: string, from: string) =>
  changeHints(kind, readChange({ kind, value, from, effect: 'keepEmi' }))

describe('changeHints', () => {
  it('are silent where there is nothing to say', () => {
    expect(hintsFor('once', '5 lakh', '12')).toEqual({ value: undefined, from: undefined })
    expect(hintsFor('rate', '8.75', '1')).toEqual({ value: undefined, from: undefined })
  })

  it.each([
    ['once', '', 'Enter an amount.'],
    ['raise', '', 'Enter a percentage.'],
    ['rate', ' ', 'Enter the new rate.'],
    ['monthly', 'soon', 'Not a number, so it does not count.'],
    ['yearly', '9'.repeat(25), 'More than 24 digits do not count.'],
    ['once', '-5', 'Less than 0 counts as 0.'],
    ['rate', '45', 'Typical rates are 0–30% p.a.'],
  ] as const)('tell of the value, %s "%s"', (kind, value, hint) => {
    expect(hintsFor(kind, value, '12').value).toBe(hint)
  })

  it.each([
    ['', 'Enter the number of the EMI.'],
    ['soon', 'Not a number, so it does not count.'],
    ['0', 'EMIs are counted from 1.'],
    ['-2', 'EMIs are counted from 1.'],
    ['12.9', 'Counts as EMI 12.'],
    ['12.0', undefined],
  ])('tell of the instalment, "%s"', (from, hint) => {
    expect(hintsFor('once', '5', from).from).toBe(hint)
  })

  it('say something wherever a change does not count', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('', '0', '1', '-1', '₹', '1 lakh', '0.5'))
    const kind = fc.constantFrom(...changeKinds)
    fc.assert(
      fc.property(kind, text, text, (kind, value, from) => {
        const reading = readChange({ kind, value, from, effect: 'keepEnd' })
        const hints = changeHints(kind, reading)
        if (!reading.change) expect(hints.value ?? hints.from).toBeDefined()
      }),
      { numRuns: 500 },
    )
  })
})

describe('hintsFromLoan', () => {
  const hintsOf = (typed: Partial<Typed>) => {
    const { changes, results } = answer({ ...inputs.defaults, ...typed })
    return hintsFromLoan(changes, results?.with, (value) => formatMoney(value, '₹', 0))
  }
  const tooLate = (month: string) => ({ from: `Too late: the loan ends with EMI ${month}.` })
  const only = (sum: string) => ({ value: `Only ${sum} is still owed then, and paid.` })
  const small = { amount: '1,00,000', tenure: '1' }

  it.each<[string, Partial<Typed>, object[]]>([
    ['nothing of what counts in full', {}, [{}]],
    ['what comes after the end', { changes: 'once~5,00,000~241~shorter' }, [tooLate('240')]],
    ['what comes with the last EMI', { changes: 'once~5,00,000~240~shorter' }, [tooLate('240')]],
    ['nothing of a rate for the last EMI', { changes: 'rate~9~240~keep-emi' }, [{}]],
    ['a rate after the end', { changes: 'rate~9~241~keep-emi' }, [tooLate('240')]],
    [
      'what another change leaves no time for',
      { changes: 'once~5,00,000~12~shorter*monthly~1,000~193' },
      [{}, tooLate('192')],
    ],
    [
      'what is more than is owed',
      { ...small, changes: 'once~50,000~9~shorter' },
      [only('₹25,800')],
    ],
    [
      'the second of two that share what is owed',
      { ...small, changes: 'once~20,000~9~shorter*once~20,000~9~shorter*once~1~9~shorter' },
      [{}, only('₹5,800'), tooLate('9')],
    ],
    [
      'nothing of extras whose last one is smaller',
      { ...small, changes: 'monthly~5,000~1*yearly~90,000~12~shorter' },
      [{}, tooLate('8')],
    ],
    ['nothing where it never ends', { emi: '35,000', changes: 'once~1~1200~shorter' }, [{}]],
    [
      'nothing of what is not complete',
      { changes: 'once~~900~shorter*rate~9~~keep-emi' },
      [{}, {}],
    ],
    ['nothing without a loan', { amount: '0', changes: 'once~1~9~shorter' }, [{}]],
  ])('tell %s', (_, typed, hints) => {
    expect(hintsOf(typed)).toEqual(hints)
  })
})

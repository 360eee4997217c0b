import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, toDigits } from '../../../core/money/decimal'
import { formatOf, isoDateText } from './number-format'
import { numberText, percentText } from './number-text'

describe('money', () => {
  it.each([
    ['[$$-409]#,##0.00', '$ 25'],
    ['"$"#,##0.00', '$ 25'],
    ['\\$#,##0', '$ 25'],
    ['$#,##0.00;[Red]-$#,##0.00', '$ 25'],
    ['[$€-2] #,##0.00', '€ 25'],
    ['#,##0.00\\ [$USD]', 'USD 25'],
    ['_("£"* #,##0.00_)', '£ 25'],
    ['[$₹-4009]\\ #,##0.00', '25'],
    ['"Rs. "#,##0', '25'],
    ['[$-409]#,##0.00', '25'],
    ['#,##0.00" lakh",', '25'],
  ])('in the format %s is %s', (code, text) => {
    expect(formatOf(164, code, false)('25')).toBe(text)
  })
})

describe('the side and the unit of a number that stand in its format alone', () => {
  it.each([
    ['""0.00" Dr"', '25', '25 Dr'],
    ['""0.00" Cr"', '0.03', '0.03 Cr'],
    ['""0.00', '25', '25'],
    ['""0.00" nos"', '25', '25 nos'],
    ['""0.00"/nos"', '180.5', '180.5/nos'],
    ['#,##0.00\\ "sq. ft"', '12', '12 sq. ft'],
    ['0.000\\ \\k\\g', '1.25', '1.25 kg'],
    ['#,##0.00" kg"', '25', '25 kg'],
    ['"Dr "0.00', '25', '25 Dr'],
    ['0.00" Dr";0.00" Cr"', '-5', '5 Cr'],
    ['0.00" Dr";-0.00" Cr"', '-5', '-5 Cr'],
    ['0.00" Dr";0.00" Cr";', '0', '0'],
    ['0" nos";-0" nos"', '-5', '-5 nos'],
    ['0" nos"', '-5', '-5 nos'],
    ['[>=100000]##\\,##\\,##0.00" Cr";##,##0.00" Cr"', '100000', '100000 Cr'],
    ['[>=100000]##\\,##\\,##0.00" Cr";##,##0.00" Dr"', '100000', '100000'],
    // None of these is a unit: rupees, a closing sign, a scale, a sentence.
    ['0.00" Rs"', '25', '25'],
    ['0.00"/-"', '25', '25'],
    ['0.0,," mn"', '25000000', '25000000'],
    ['0" items that were sold"', '25', '25'],
    ['0" Dr"', 'n/a', 'n/a'],
  ])('in the format %s, a stored %j is %j', (code, stored, text) => {
    expect(formatOf(164, code, false)(stored)).toBe(text)
  })
})

describe('numberText', () => {
  it.each([
    ['5', '5'],
    ['-5', '-5'],
    ['0', '0'],
    ['-0', '0'],
    ['0.0', '0'],
    ['1.50', '1.5'],
    ['007', '7'],
    ['199.99000000000001', '199.99'],
    ['0.28500000000000003', '0.285'],
    ['1E-3', '0.001'],
    ['1.5e3', '1500'],
    ['-2.5E-7', '-0.00000025'],
    ['999999999999999', '999999999999999'],
    ['123456789012345.6', '123456789012346'],
    ['999999999999999.9', '1E+15'],
    ['1.8E+17', '1.8E+17'],
    ['-180000000000000123', '-1.8E+17'],
    ['4012888888881881', '4.01288888888188E+15'],
    ['5.5511151231257827E-17', '0.000000000000000055511151'],
    ['1E-300', '0'],
    ['1E+999', '1E+999'],
    ['0x10', '0x10'],
    ['five', 'five'],
    ['NaN', 'NaN'],
    ['', ''],
  ])('reads a stored %j as %j', (stored, text) => {
    expect(numberText(stored)).toBe(text)
  })

  it('gives back every decimal of fifteen digits, however a program stored it', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(15), fc.boolean(), (units, decimals, isMinus) => {
        const digits = String(units)
          .slice(0, 15)
          .padStart(decimals + 1, '0')
        const place = digits.length - decimals
        const written = `${isMinus ? '-' : ''}${digits.slice(0, place)}.${digits.slice(place)}`
        const meant = toDigits(decimalFrom(written))
        expect(numberText(written)).toBe(meant)
        expect(numberText(String(Number(written)))).toBe(meant)
        expect(numberText(Number(written).toPrecision(17))).toBe(meant)
        expect(numberText(Number(written).toExponential(16))).toBe(meant)
      }),
      { numRuns: 1_000 },
    )
  })

  it('moves the point of a percentage, and computes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (units) => {
        const percent = toDigits(decimalFrom((units / 1_000).toFixed(3)))
        expect(percentText(String(units / 100_000))).toBe(`${percent}%`)
      }),
    )
  })
})

describe('formatOf', () => {
  const shown = (format: string | number, stored: string, isFrom1904 = false) =>
    typeof format === 'number'
      ? formatOf(format, undefined, isFrom1904)(stored)
      : formatOf(164, format, isFrom1904)(stored)

  it.each<[string | number, string, string]>([
    [0, '46342', '46342'],
    [2, '0.5', '0.5'],
    [9, '0.18', '18%'],
    [10, '0.185', '18.5%'],
    [10, '0', '0%'],
    [9, 'n/a', 'n/a'],
    ['0.0%', '0.07', '7%'],
    ['0%;[Red]-0%', '-0.05', '-5%'],
    ['0"%"', '18', '18'],
    ['0\\%', '18', '18'],
    [14, '46342', '2026-11-16'],
    [22, '46342.5', '2026-11-16 12:00'],
    [22, '46342.395833333336', '2026-11-16 09:30'],
    [14, '59', '1900-02-28'],
    [14, '61', '1900-03-01'],
    [14, '1', '1900-01-01'],
    [14, '2958465', '9999-12-31'],
    [14, '2958466', '2958466'],
    [14, '-1', '-1'],
    [14, 'soon', 'soon'],
    [20, '0.5', '12:00'],
    [20, '0', '00:00'],
    [21, '0.50001157407', '12:00:01'],
    [46, '1.5', '36:00'],
    [30, '46342', '2026-11-16'],
    ['dd/mm/yyyy', '46342', '2026-11-16'],
    ['[$-4009]d mmmm yyyy;@', '46342', '2026-11-16'],
    ['mmm-yy', '46342', '2026-11-16'],
    ['h:mm:ss.000', '0.5', '12:00'],
    ['[h]:mm', '1.0625', '25:30'],
    ['General', '46342', '46342'],
    ['Standard', '46342', '46342'],
    ['#,##0.00', '46342', '46342'],
    ['[$₹-4009]\\ #,##0.00', '46342.5', '46342.5'],
    ['"Rs. "#,##0;[Red]"Rs. "-#,##0', '46342', '46342'],
    ['_-* #,##0.00\\ _d_m_-', '46342', '46342'],
    ['[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0', '46342', '46342'],
    ['0.00E+00', '46342', '46342'],
    ['@', '46342', '46342'],
    ['000000', '123', '000123'],
    ['000000', '1.5', '1.5'],
  ])('shows by %j a stored %j as %j', (format, stored, text) => {
    expect(shown(format, stored)).toBe(text)
  })

  it('counts days from 1904 where the workbook does', () => {
    expect(shown(14, '44880', true)).toBe('2026-11-16')
    expect(shown(14, '0', true)).toBe('1904-01-01')
  })
})

describe('isoDateText', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-16T00:00:00', '2026-11-16'],
    ['2026-11-16T09:30:00.000Z', '2026-11-16 09:30'],
    ['2026-11-16T09:30:05', '2026-11-16 09:30:05'],
    ['PT5M', 'PT5M'],
  ])('shows %j as %j', (stored, text) => {
    expect(isoDateText(stored)).toBe(text)
  })
})

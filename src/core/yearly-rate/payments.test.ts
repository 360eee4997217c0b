import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/is-thorough'
import { toDigits } from '../money/decimal'
import { MOST_ROWS, readPaymentsText, readTypedRows } from './payments'

const pasted = (text: string, swap = false) => readPaymentsText(text, { swap })

/** Each row as: number, day, in, out. */
const rowsOf = (text: string, swap = false) =>
  pasted(text, swap).rows.map(
    (row) => `${row.row} ${row.day} ${toDigits(row.in)} ${toDigits(row.out)}`,
  )

const problemsOf = (text: string) =>
  pasted(text).bad.map(({ row, reason, text }) => `${row} ${reason} ${text}`)

it('times with a zone are of the day in India', () => {
  expect(rowsOf('2021-03-31T19:40:00Z,1000\n2021-04-01T01:10:00+05:30,2000')).toEqual([
    '1 2021-04-01 1000 0',
    '2 2021-04-01 2000 0',
  ])
})

describe('columns', () => {
  it.each([
    ['tabs', '5/4/2021\t1,000\n6/4/2021\t2,000'],
    ['semicolons', '5/4/2021;1,000\n6/4/2021;2,000'],
    ['commas', '5/4/2021,1000\n6/4/2021,"2,000"'],
    ['commas after a date in quotes', '"Apr 5, 2021",1000\n"Apr 6, 2021",2000'],
    ['two spaces', '5 Apr 2021  1,000\nApr 6, 2021   2 000'],
    ['the last space', '5 Apr 2021 1,000\nApr 6, 2021 2,000'],
    ['Windows line ends and a byte order mark', '\ufeff5/4/2021\t1000\r\n6/4/2021\t2000\r\n'],
    ['Devanagari digits', '५/४/२०२१\t१,०००\n६/४/२०२१\t२,०००'],
  ])('are separated by %s', (_, text) => {
    expect(rowsOf(text)).toEqual(['1 2021-04-05 1000 0', '2 2021-04-06 2000 0'])
  })

  it.each([
    ['date,amount\n5/4/2021,1000', ['2 2021-04-05 1000 0']],
    ['Amount\tFolio\tNAV date\n1000\t77\t5/4/2021', ['2 2021-04-05 1000 0']],
    [
      'Date;Withdrawal;Purchase\n5/4/2021;;1000\n\n6/4/2021;50;',
      ['2 2021-04-05 1000 0', '4 2021-04-06 0 50'],
    ],
    ['Date;Credit\n5/4/2021;1000', ['2 2021-04-05 0 1000']],
    ['Date,Nobody knows\n5/4/2021,1000', ['2 2021-04-05 1000 0']],
    ['Date,Amount (INR)\n5/4/2021,1000', ['2 2021-04-05 1000 0']],
  ])('are named by a header: %j', (text, expected) => expect(rowsOf(text)).toEqual(expected))

  it('without a header are in and out where a row has three cells', () => {
    expect(rowsOf('5/4/2021\t1000\t\n6/4/2021\t\t300')).toEqual([
      '1 2021-04-05 1000 0',
      '2 2021-04-06 0 300',
    ])
    expect(pasted('5/4/2021\t-1000\t\n6/4/2021\t300\t').signs).toBe('minusIsIn')
  })

  it('are too many where amounts have come apart at their commas', () => {
    const text = '5/4/2021,1,00,000\n6/4/2021,1,500\n7/4/2021,-5'
    expect(problemsOf(text)).toEqual([
      '1 tooManyColumns 5/4/2021,1,00,000',
      '2 tooManyColumns 6/4/2021,1,500',
    ])
    expect(problemsOf('Date,Amount\n5/4/2021,1,00,000')).toEqual([
      '2 tooManyColumns 5/4/2021,1,00,000',
    ])
  })

  it('has two amounts without names where some line can only mean that', () => {
    expect(rowsOf('5/4/2021,100000,\n6/4/2021,100,200')).toEqual([
      '1 2021-04-05 100000 0',
      '2 2021-04-06 100 200',
    ])
  })

  it('count lines, also those within quotes', () => {
    expect(rowsOf('Date,Amount,Note\n5/4/2021,1000,"two\nlines"\n6/4/2021,5,x')).toEqual([
      '2 2021-04-05 1000 0',
      '4 2021-04-06 5 0',
    ])
  })
})

describe('rows that cannot be read', () => {
  it('say why, and what stood there', () => {
    expect(
      problemsOf('soon\t5\n31/02/2024\t5\n5/4/2024\t\n5/4/2024\tabc\n5/4/2024\t1\t2\t3'),
    ).toEqual([
      '1 noDate soon',
      '2 badDate 31/02/2024',
      '3 noAmount 5/4/2024',
      '4 badAmount abc',
      '5 tooManyColumns 5/4/2024\t1\t2\t3',
    ])
  })

  it.each(['--5', '5)', '(5', '1.2.3', '5%', '-5 Cr', '(-5)', '.', 'Rs', '1'.repeat(25)])(
    '%s is no amount',
    (amount) => expect(problemsOf(`5/4/2024\t${amount}`)).toEqual([`1 badAmount ${amount}`]),
  )
})

describe('amounts', () => {
  it.each([
    ['₹ 1,00,000.50', '100000.5'],
    ['Rs. 1000/-', '1000'],
    ['INR 1 000', '1000'],
    ['1000 CR', '1000'],
    ['1.5 lakh', '150000'],
    ['+7', '7'],
  ])('%s is paid in', (amount, digits) =>
    expect(rowsOf(`5/4/2024\t${amount}`)).toEqual([`1 2024-04-05 ${digits} 0`]),
  )

  it.each(['-7', '−7', '7-', '(7)', '₹ -7', '-₹7', '7 Dr', '7.00DR.', '(₹ 7)'])(
    '%s is a minus',
    (amount) =>
      expect(rowsOf(`5/4/2023\t9\n5/4/2024\t${amount}`)).toEqual([
        '1 2023-04-05 9 0',
        '2 2024-04-05 0 7',
      ]),
  )

  it('of 0 are left out', () => {
    expect(pasted('5/4/2024\t0\n6/4/2024\t0.00').leftOut).toEqual([
      { row: 1, reason: 'zero' },
      { row: 2, reason: 'zero' },
    ])
  })
})

describe('signs', () => {
  it('mean in where the earliest row has them', () => {
    expect(pasted('6/4/2024\t50\n5/4/2024\t-100').signs).toBe('minusIsIn')
    expect(pasted('6/4/2024\t-50\n5/4/2024\t100').signs).toBe('minusIsOut')
    expect(pasted('5/4/2024\t-50\n5/4/2024\t100').signs).toBe('minusIsIn')
    expect(pasted('6/4/2024\t50\n5/4/2024\t100').signs).toBe('allIn')
    expect(pasted('5/4/2024\t1\t2').signs).toBeUndefined()
  })

  it('are swapped in one column only', () => {
    expect(rowsOf('5/4/2024\t-100\n6/4/2024\t50', true)).toEqual([
      '1 2024-04-05 0 100',
      '2 2024-04-06 50 0',
    ])
    expect(rowsOf('5/4/2024\t100', true)).toEqual(['1 2024-04-05 0 100'])
    expect(rowsOf('5/4/2024\t100\t7', true)).toEqual(['1 2024-04-05 100 7'])
  })
})

describe('dates', () => {
  it('are read month first only where that makes days of all of them', () => {
    expect(pasted('04/25/2021\t1\n05/04/2021\t1').dateOrder).toBe('monthFirst')
    expect(pasted('04/25/2021\t1\n25/04/2021\t1').dateOrder).toBe('dayFirst')
    expect(pasted('04/25/2021\t1\n31 Feb 2021\t1').dateOrder).toBe('monthFirst')
  })
})

describe('typed rows', () => {
  it('keep their number, and blank ones are passed over', () => {
    const { rows, bad } = readTypedRows([
      { date: ' ', in: '', out: '' },
      { date: '5/4/2021', in: '5 cr', out: '' },
      { date: '', in: '5', out: '' },
      { date: '1-Apr-26', in: '', out: '-' },
      { date: '1-Apr-26', in: '-5', out: '7' },
    ])
    expect(rows.map((row) => [row.row, row.day, toDigits(row.in), toDigits(row.out)])).toEqual([
      [2, '2021-04-05', '50000000', '0'],
      [5, '2026-04-01', '0', '12'],
    ])
    expect(bad).toEqual([
      { row: 3, reason: 'noDate', text: '' },
      { row: 4, reason: 'noAmount', text: '' },
    ])
  })
})

describe('a long text', () => {
  it('counts up to its five thousandth row', () => {
    const lines = Array.from({ length: MOST_ROWS + 2 }, (_, index) => `5/4/2024\t${index + 1}`)
    const { rows, leftOut } = pasted(`Date\tAmount\n${lines.join('\n')}`)
    expect(rows).toHaveLength(MOST_ROWS)
    expect(leftOut).toEqual([
      { row: MOST_ROWS + 2, reason: 'tooMany' },
      { row: MOST_ROWS + 3, reason: 'tooMany' },
    ])
  })
})

describe('any text', () => {
  const pieces = [
    '\t',
    ';',
    ',',
    '"',
    '\n',
    '\r\n',
    ' ',
    '  ',
    '-',
    '(',
    ')',
    '5/4/2024',
    '45387',
    'Date',
    'Amount',
    'Dr',
    '₹',
    '1,000',
    '९',
  ]
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
  )

  it('is read without an error, each line at most once', () => {
    fc.assert(
      fc.property(anyText, fc.boolean(), (text, swap) => {
        const { rows, bad, leftOut } = readPaymentsText(text, { swap })
        const numbers = [...rows, ...bad, ...leftOut].map(({ row }) => row)
        expect(new Set(numbers).size).toBe(numbers.length)
        const lines = text.split(/\r\n|\r|\n/).length
        for (const number of numbers) expect(number >= 1 && number <= lines).toBe(true)
        for (const row of rows)
          expect(row.in >= 0n && row.out >= 0n && row.in + row.out > 0n).toBe(true)
      }),
      runs(1500),
    )
  })
})

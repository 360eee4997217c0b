import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import agreed from '../../../tests/real-files/README.json'
import { decimalFrom, toDigits } from '../money/decimal'
import { formats } from './formats'
import type { Columns } from './layout'
import { openText } from './open-statement'

const read = (text: string, name = '', chosen?: Columns) => {
  const opened = openText(text, { name, chosenFor: () => chosen })
  if (opened?.kind !== 'read') throw new Error(`${name} was not read`)
  const { paidIn, takenOut, fileSum, passedSum, passed, layout, rows } = opened.statement
  return {
    program: layout.format?.program,
    paidIn: toDigits(paidIn),
    takenOut: toDigits(takenOut),
    passed: passed.map(({ row, reason, amount }) => `${row} ${reason} ${toDigits(amount)}`),
    isWhole: fileSum === paidIn + takenOut + passedSum,
    days: rows.map(({ date }) => date),
    schemes: opened.statement.schemes.map(
      ({ name, units }) => `${name} ${units === undefined ? '?' : toDigits(units)}`,
    ),
  }
}

const open = (text: string, name = '') => openText(text, { name, chosenFor: () => undefined })
const fileOf = (name: string) => readFileSync(`tests/real-files/${name}`, 'utf8')

describe('the agreed files', () => {
  const texts = agreed.files.filter(
    ({ file, page }) => page === 'returns' && !file.endsWith('.xlsx'),
  )
  it.each(texts.map(({ file, expected }) => [file, expected] as const))('%s', (file, expected) => {
    const { paidIn, takenOut, isWhole } = read(fileOf(file), file)
    expect(isWhole).toBe(true)
    expect(paidIn).toBe(String((expected as { in: number }).in))
    if ('out' in expected) expect(takenOut).toBe(String(expected.out))
  })

  it('of the other pages are refused by their names', () => {
    const names = agreed.files.filter(
      ({ file, page }) => page !== 'returns' && /\.(csv|txt)$/.test(file),
    )
    const places = names.map(({ file }) => {
      const opened = open(fileOf(file), file)
      return opened?.kind === 'other' && opened.file.place
    })
    expect(new Set(places)).toEqual(new Set(['settlements', 'products']))
  })
})

const cases: readonly {
  title: string
  text: string
  program: string | undefined
  paidIn: string
  takenOut: string
  passed: readonly string[]
}[] = [
  {
    title: 'Kuvera',
    text: `Date,Folio Number,Name of the Fund,Order,Units,NAV,Current Nav,Amount (INR)
2021-04-05,123/4,Axis Bluechip,buy,250.5,39.92,60,10000
2024-04-05,123/4,Axis Bluechip,sell,100,55,60,5500
2024-05-05,123/4,Parag Parikh,buy,10,55,60,550`,
    program: 'Kuvera',
    paidIn: '10550',
    takenOut: '5500',
    passed: [],
  },
  {
    title: 'KFintech, redemptions below zero beside dividends above it',
    text: `FundName,Investor Name,Account Number,Product Code,Scheme Description,Transaction Date,Transaction Description,Amount,Units,NAV,Broker Code,Broker Name,SchemeISIN
Axis MF,A B,9991,PC,Axis ELSS,05/04/2021,Purchase,5000,100,50,,Direct,INF
Axis MF,A B,9991,PC,Axis ELSS,05/05/2021,Systematic Investment (1),5000,100,50,,Direct,INF
Axis MF,A B,9991,PC,Axis ELSS,06/05/2021,Purchase Rejection,5000,100,50,,Direct,INF
Axis MF,A B,9991,PC,Axis ELSS,05/06/2021,Dividend Payout,120,0,50,,Direct,INF
Axis MF,A B,9991,PC,Axis ELSS,05/06/2022,Dividend Reinvestment,130,2,50,,Direct,INF
Axis MF,A B,9991,PC,Axis ELSS,05/06/2022,Lateral Shift Out,1000,20,50,,Direct,INF
Axis MF,A B,9991,PC,Axis ELSS,05/06/2023,Redemption,-2000,-40,50,,Direct,INF
Axis MF,A B,9991,PC,Axis ELSS,05/06/2023,Address Updated from KRA Data,,,,,Direct,INF`,
    program: 'KFintech',
    paidIn: '5000',
    takenOut: '3120',
    passed: ['3 undone 5000', '4 undoes 5000', '6 noMoney 130'],
  },
  {
    title: 'MFCentral CAS',
    text: `Consolidated Account Statement\t\t\t\t\t
01-Apr-2020 To 18-Nov-2026
Name\tA B
PAN\tABCDE1234F

Scheme Name\tTransaction Description\tDate\tNAV\tUnits\tAmount
X Fund\tPurchase - via Internet\t05-Apr-2021\t40\t250\t10000
X Fund\tIDCW Reinvestment @ Rs.2 per unit\t05-May-2021\t40\t12.5\t500
X Fund\tSwitch In - From Y Fund\t05-Jun-2021\t40\t25\t1000
Y Fund\tSwitch Out - To X Fund\t05-Jun-2021\t40\t25\t1000
X Fund\tSwitch In - Merger\t05-Jul-2021\t40\t25\t1000
X Fund\tRedemption\t05-Jun-2023\t40\t25\t(1,000.00)
X Fund\tIDCW Paid @ Rs.1\t05-Jul-2023\t\t\t250`,
    program: 'MFCentral CAS',
    paidIn: '11000',
    takenOut: '2250',
    passed: ['8 noMoney 500', '11 noMoney 1000'],
  },
  {
    title: "a broker's ledger with its own bookings",
    text: `particulars,posting_date,cost_center,voucher_type,debit,credit,net_balance
Opening Balance,,,,0,0,0
Funds added using UPI,2021-04-05,NSE-EQ - Z,Bank Receipts,0,100000,100000
Net settlement for Equity with settlement number: 2021,2021-04-06,NSE-EQ - Z,Book Voucher,60000,0,40000
DP Charges for Sale of X,2021-04-07,NSE-EQ - Z,Journal Entry,15.93,0,39984.07
Payout of 20000,2024-04-05,NSE-EQ - Z,Bank Payments,20000,0,19984.07
Closing Balance,,,,80015.93,100000,19984.07`,
    program: 'Zerodha',
    paidIn: '100000',
    takenOut: '20000',
    passed: ['4 inside 60000', '5 inside 15.93', '7 sum 180015.93'],
  },
  {
    title: 'an amount and Dr or Cr, and another beside the balance',
    text: `Account Statement
Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr
1,05-04-2021,05-04-2021,SIP AXIS MF,123456,"10,000.00",DR,"90,000.00",CR
2,05-04-2024,05-04-2024,REDEMPTION AXIS,123457,"5,500.00",CR,"95,500.00",CR
Opening balance,,,,,"1,00,000.00"
Closing balance,,,,,"95,500.00"`,
    program: undefined,
    paidIn: '10000',
    takenOut: '5500',
    passed: ['5 sum 100000', '6 sum 95500'],
  },
  {
    title: 'Kotak',
    text: `Transaction Date,Transaction Details,Withdrawal Amount,Deposit Amount
05-04-2021,SIP,10000,
05-04-2024,REDEMPTION,,5500`,
    program: 'Kotak',
    paidIn: '10000',
    takenOut: '5500',
    passed: [],
  },
  {
    title: 'SBI, an amount and Dr or Cr',
    text: `Txn Date,Value Date,Description,Ref No./Cheque No.,Amount,Dr/Cr
07/03/2026,07/03/2026,SIP,416000123456,5000.00,DR
09/03/2026,09/03/2026,REDEMPTION,416000123457,2000.00,CR`,
    program: undefined,
    paidIn: '5000',
    takenOut: '2000',
    passed: [],
  },
  {
    title: 'amounts that end in Dr and Cr',
    text: `Date,Narration,Amount,Balance
07/03/2026,SALARY,50000.00 Cr,60000.00 Cr
09/03/2026,SIP X,5000.00 Dr,55000.00 Cr`,
    program: undefined,
    paidIn: '5000',
    takenOut: '50000',
    passed: [],
  },
  {
    title: 'CAMS with a rejected purchase, a nominee and a reversed instalment',
    text: `MF_NAME,INVESTOR_NAME,PAN,FOLIO_NUMBER,PRODUCT_CODE,SCHEME_NAME,Type,TRADE_DATE,TRANSACTION_TYPE,DIVIDEND_RATE,AMOUNT,UNITS,PRICE,BROKER
A,B,P,1,X,S1,EQUITY,05-APR-2021,Purchase,0,9999.5,12.5,800,D
A,B,P,1,X,S1,EQUITY,05-APR-2021,*** Stamp Duty ***,0,0.5,,,D
A,B,P,1,X,S1,EQUITY,08-APR-2021,Purchase - Rejected,0,-9999.5,-12.5,800,D
A,B,P,1,X,S1,EQUITY,05-APR-2022,SIP Purchase - Instalment No - 1,0,5000,12.5,400,D
A,B,P,1,X,S1,EQUITY,06-APR-2022,*** Registration of Nominee ***,0,,,,D
A,B,P,1,X,S1,EQUITY,05-APR-2023,SIP Purchase,0,5000,12.5,400,D
A,B,P,1,X,S1,EQUITY,07-APR-2023,SIP Purchase,0,-5000,-12.5,400,D
A,B,P,1,X,S1,EQUITY,05-APR-2024,SWP,0,-1000,-2,500,D
A,B,P,1,X,S1,EQUITY,05-APR-2024,*** STT Paid ***,0,0.01,,,D
Total,,,,,,,,,,13999.51,,,`,
    program: 'CAMS · MFCentral',
    paidIn: '5000',
    takenOut: '1000',
    passed: [
      '2 undone 9999.5',
      '3 undone 0.5',
      '4 undoes 9999.5',
      '7 undone 5000',
      '8 undoes 5000',
      '10 tax 0.01',
      '11 sum 13999.51',
    ],
  },
  {
    title: 'a tradebook of shares below titles',
    text: `Client ID,AB1234
Tradebook for Equity from 2021-04-01 to 2024-04-30

Symbol,ISIN,Trade Date,Exchange,Segment,Series,Trade Type,Auction,Quantity,Price,Trade ID,Order ID,Order Execution Time
INFY,INE009A01021,2021-04-05,NSE,EQ,EQ,buy,false,10.000000,1400.500000,1,2,2021-04-05T09:15:00
TCS,INE467B01029,2021-04-06,NSE,EQ,EQ,buy,false,5.000000,3100.000000,3,4,2021-04-06T09:15:00
INFY,INE009A01021,2022-04-05,NSE,EQ,EQ,sell,false,10.000000,1800.250000,5,6,2022-04-05T09:15:00`,
    program: 'Zerodha',
    paidIn: '29505',
    takenOut: '18002.5',
    passed: [],
  },
  {
    title: 'a PPF account in the columns of a bank',
    text: `Account Name :,A B
Account Description :,PUBLIC PROVIDENT FUND

Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance
05 Apr 2021,05 Apr 2021,BY TRANSFER,X,,150000.00,150000.00
31 Mar 2022,31 Mar 2022,INTEREST CREDIT,X,,10650.00,160650.00
05 Apr 2027,05 Apr 2027,PARTIAL WITHDRAWAL,X,20000,,140650.00`,
    program: 'SBI',
    paidIn: '150000',
    takenOut: '20000',
    passed: ['6 interest 10650'],
  },
  {
    title: 'days after months, as one of them shows',
    text: `Date,Transaction,Amount
04/25/2021,Buy,1000
05/04/2021,Buy,1000
06/04/2022,Sell,500`,
    program: undefined,
    paidIn: '2000',
    takenOut: '500',
    passed: [],
  },
  {
    title: 'a passbook of a bank in Hindi',
    text: `तारीख,विवरण,निकासी,जमा,शेष
05/04/2021,SIP,1000,,5000
05/04/2022,REDEMPTION,,700,5700`,
    program: undefined,
    paidIn: '1000',
    takenOut: '700',
    passed: [],
  },
  {
    title: 'the newer columns of Groww, switches written with a line',
    text: `Date,Folio Number,Scheme Name,Transaction Type,Units,NAV,Amount,ISIN,AMC
16 Jan 2026,1,Gold,PURCHASE,28.17,17.75,499,INF,A
17 Jan 2026,1,Gold,SWITCH_IN,28.17,17.75,499,INF,A
18 Jan 2026,1,Gold,REDEEM,1,17.75,"1,00,000",INF,A`,
    program: 'Groww',
    paidIn: '998',
    takenOut: '100000',
    passed: [],
  },
  {
    title: 'orders of shares, one of them rejected',
    text: `Stock name,Symbol,ISIN,Type,Quantity,Value,Exchange,Exchange Order Id,Execution date and time,Order status
INFOSYS,INFY,INE,BUY,10,14000,NSE,1234567890,05-04-2021 09:15 AM,Executed
INFOSYS,INFY,INE,BUY,10,14000,NSE,1234567891,06-04-2021 09:15 AM,Rejected`,
    program: undefined,
    paidIn: '14000',
    takenOut: '0',
    passed: ['3 notDone 14000'],
  },
  {
    title: 'a debit that the bank took back',
    text: `Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
01/09/26,ACH D- SIP,1,01/09/26,"2,500.00",,"1,18,043.75"
02/09/26,REV-ACH D- SIP,1,02/09/26,,"2,500.00","1,20,543.75"
03/09/26,ACH D- SIP,1,01/09/26,"2,500.00",,"1,18,043.75"`,
    program: 'HDFC Bank',
    paidIn: '2500',
    takenOut: '0',
    passed: ['2 undone 2500', '3 undoes 2500'],
  },
  {
    title: 'purchases below zero, sales above it',
    text: `Date,Order,Units,NAV,Amount (INR)
05/04/2021,buy,1,1000,-1000
05/05/2022,sell,1,1000,1200`,
    program: undefined,
    paidIn: '1000',
    takenOut: '1200',
    passed: [],
  },
]

describe('files of the same kinds', () => {
  it.each(cases.map((each) => [each.title, each] as const))(
    '%s',
    (_, { text, title: __, ...expected }) => {
      expect(read(text)).toMatchObject({ ...expected, isWhole: true })
    },
  )

  it('say what is left of each scheme', () => {
    const [tradebook] = cases.filter(({ title }) => title.startsWith('a tradebook'))
    expect(read(tradebook?.text ?? '').schemes).toEqual(['INFY 0', 'TCS 5'])
  })

  it('keep a row whose day is none, and pass over sums that do not call themselves so', () => {
    const text = 'Date,Type,Amount\n5/4/2021,Buy,100\n32/13/2020,Buy,50\n5/4/2022,Sell,30\n,,180'
    expect(read(text)).toMatchObject({
      days: ['2021-04-05', '32/13/2020', '2022-04-05'],
      passed: ['5 sum 180'],
      isWhole: true,
    })
  })

  it('count a time of another zone for its day in India', () => {
    const text = 'Date,Type,Amount\n2026-03-31T19:30:00Z,Buy,100\n20260402,Buy,1'
    expect(read(text).days).toEqual(['2026-04-01', '2026-04-02'])
  })
})

describe('days that can be read either way', () => {
  const rows = 'Date,Type,Amount\n5/4/2021,Buy,100\n5/4/2021,Buy,10\n06/07/2022,Sell,30'
  const readSaying = (text: string, saidOrder?: 'dayFirst' | 'monthFirst') => {
    const opened = openText(text, { name: '', chosenFor: () => undefined, saidOrder })
    if (opened?.kind !== 'read') throw new Error('not read')
    const { openDays, rows } = opened.statement
    return { openDays, days: rows.map(({ date }) => date) }
  }

  it('are named, and read as a person says', () => {
    const openDays = ['5/4/2021', '06/07/2022']
    expect(readSaying(rows)).toEqual({ openDays, days: ['2021-04-05', '2021-04-05', '2022-07-06'] })
    expect(readSaying(rows, 'monthFirst')).toEqual({
      openDays,
      days: ['2021-05-04', '2021-05-04', '2022-06-07'],
    })
  })

  it('go by a row that tells, whatever was said', () => {
    expect(readSaying(`${rows}\n25/7/2022,Sell,1`, 'monthFirst')).toEqual({
      openDays: [],
      days: ['2021-04-05', '2021-04-05', '2022-07-06', '2022-07-25'],
    })
  })
})

describe('what heads leave open', () => {
  it.each([
    [
      'signed amounts of an account',
      'sides',
      `Date,Narration,Amount,Balance
07/03/2026,ABC,50000.00,60000.00
09/03/2026,DEF,-5000.00,55000.00`,
    ],
    [
      'an account with one side used',
      'sides',
      `Date,Particulars,Debit,Credit,Balance
05/04/2021,NEFT ABC,,1000,1000
05/04/2022,NEFT ABC,,1000,2000`,
    ],
    [
      'names that nobody knows',
      'columns',
      `Date,Sign,Rupees
05/04/2021,x,1000`,
    ],
    [
      'words that nobody knows',
      'direction',
      `Date,Scheme,Transaction Type,Amount
05/04/2021,A,Foo,1000
05/04/2022,A,Bar,1000`,
    ],
    [
      'many columns without names',
      'columns',
      `1,05/04/2021,SIP,1000,,50000
2,05/05/2021,SIP,1000,,49000`,
    ],
  ])('%s: %s are asked for', (_, asks, text) => {
    expect(open(text)).toMatchObject({ kind: 'asks', question: { asks } })
  })

  it('is read as a person says', () => {
    const text = 'Date,Sign,Rupees\n05/04/2021,Buy,1000\n05/04/2022,Sell,400'
    expect(read(text, '', { date: 0, type: 1, amount: 2, isTurned: false })).toMatchObject({
      paidIn: '1000',
      takenOut: '400',
    })
    expect(read(text, '', { date: 0, type: 1, amount: 2, isTurned: true })).toMatchObject({
      paidIn: '400',
      takenOut: '1000',
    })
  })
})

it('leaves a plain list of dates and amounts to its own reader', () => {
  expect(open('5-Apr-21,-100000\n16-Nov-26,310000')).toBeUndefined()
  expect(open('Date,Amount\n5/4/2021,1000')).toBeUndefined()
  expect(open('Date\tPaid in\tTaken out\n5/4/2021\t1000\t')).toBeUndefined()
})

it('reads another bank by one entry', () => {
  const text = 'Booked on,Story,Gone,Come\n5/4/2021,SIP,1000,\n5/4/2022,REDEMPTION,,400'
  const bank = {
    program: 'Bank of Nowhere',
    kind: 'account',
    heads: ['bookedon', 'story', 'gone', 'come'],
    holds: { date: 'bookedon', description: 'story', debit: 'gone', credit: 'come' },
    since: '2026-11',
  } as const
  expect(open(text)).toMatchObject({ kind: 'asks' })
  const opened = openText(text, { name: '', chosenFor: () => undefined, known: [...formats, bank] })
  expect(opened).toMatchObject({
    kind: 'read',
    statement: { layout: { format: bank }, paidIn: decimalFrom(1000), takenOut: decimalFrom(400) },
  })
})

import type { ReactNode } from 'react'
import { sayDate, sayMonth } from '../../../core/language/dates'
import { countOf } from '../../../core/language/english'
import { decimalFrom } from '../../../core/money/decimal'
import { inWords } from '../../../core/money/format'
import { cessEndedLaw } from '../../../core/rules/gst'
import {
  anyOrder,
  cashShareLaw,
  cashThereByPortalSince,
  feeLaws,
} from '../../../core/rules/gst-returns'
import { inForce } from '../../../core/rules/rule-on'
import { dayAfter, financialYearOf } from '../../../core/time/calendar'

/** What the Return view says. */
export const returnWords = {
  label: 'Return',
  heading: 'GST return calculator',
  intro: 'What to pay in cash for this month, and what being late costs.',
  title: 'GST return calculator: cash, interest and late fee',
  description:
    'See how input tax credit pays GSTR-3B with the least cash, and what interest and late fee cost day by day. Free, exact, with the law behind each figure.',

  form: 'Return',
  forms: { gstr3b: 'GSTR-3B', gstr1: 'GSTR-1', gstr4: 'GSTR-4', gstr9: 'GSTR-9' },
  filing: 'Filing',
  filings: { monthly: 'Monthly', quarterly: 'Quarterly' },
  month: 'Month',
  quarter: 'Quarter',
  quarters: {
    '03': 'January–March',
    '06': 'April–June',
    '09': 'July–September',
    '12': 'October–December',
  },
  year: 'Year',
  financialYear: 'Financial year',
  stateHelp: 'sets the due date',
  dueDate: 'Due date',
  usual: 'the usual one',
  notUsual: (usual: string) => `usually ${usual}`,
  filedOn: 'Filed on',
  asDue: 'the due date',
  daysLate: (days: string) => `${days} late`,
  isInTime: 'in time',
  chooseADay: 'Choose a day.',
  turnover: 'Turnover last year',
  yearTurnover: 'Turnover of that year',
  stateTurnover: 'Turnover in this state',
  nil: 'Nil return',
  more: 'More',
  moreSummary: (rate: string, order: string, cess: string) =>
    `Interest ${rate} · SGST credit for IGST ${order} · ${cess}`,
  orderSummaries: { anyOrder: 'in any order', cgstFirst: 'after CGST credit' },
  withCess: 'with cess',
  noCess: 'no cess',
  interestRate: 'Interest rate (% p.a.)',
  interestRateHelp: (usual: string, since: string) => `${usual}% since ${since}`,
  interestRateHint: 'The law says 0–24% a year.',
  order: 'SGST credit for IGST',
  orders: { anyOrder: 'Any order', cgstFirst: 'After CGST credit' },
  orderHelp: {
    usual: {
      anyOrder: `What the portal does from ${sayMonth(anyOrder.from)} on. The Act may still say otherwise.`,
      cgstFirst: `What the Act says, and what the portal did up to ${sayMonth(dayAfter(anyOrder.from, -1))}.`,
    },
    other: {
      anyOrder: 'Not what the portal did for this period.',
      cgstFirst: 'Stricter than the portal is for this period.',
    },
  },
  cess: 'Cess',
  cessHelp: `Its levy ended on ${sayDate(inForce(cessEndedLaw).from)}; older credit and returns may have it.`,

  rows: {
    output: 'Output tax',
    reverseCharge: 'Reverse charge',
    creditOpening: 'Credit brought forward',
    creditNew: { monthly: 'Credit of this month', quarterly: 'Credit of this quarter' },
    cashLedger: 'Cash ledger now',
    cashSinceDue: 'Cash there since the due date',
  },
  heads: { igst: 'IGST', cgst: 'CGST', sgst: 'SGST', cess: 'Cess' },
  /** SGST has another name in union territories. */
  stateTax: 'SGST/UTGST',
  cell: (row: string, head: string) => `${row}, ${head}`,
  amounts: 'Amounts by head',
  belowZero: 'Counted as 0: nothing here is below zero.',
  notReadable: (cells: string) =>
    `This could not be read as a number, so it counts as 0: ${cells}.`,
  sinceAboveNow: (amounts: string) => `Not more than the ledger holds now: counted as ${amounts}.`,
  cashWasThere: 'If this cash lay there on the due date, type it below: it bears no interest.',

  periods: {
    example: 'The example was emptied: this is your own period now.',
    backAt: (period: string) => `What you typed before is there when you choose ${period} again.`,
    moveHere: 'Use it here',
  },

  fromSales: {
    take: 'Take output tax from Sales',
    of: (period: string) => `${period}, from the bills kept on this device`,
    notLoaded: 'Sales could not be read. Try again.',
    none: (period: string) => `No bills of ${period} are kept on this device.`,
    noTax: (period: string) => `No bills of ${period}: its output tax is empty now.`,
    composition: 'In Sales this shop is a composition dealer, which files no GSTR-3B.',
    taken: (period: string) => `Output tax of ${period} taken from Sales.`,
    emptied: 'The other rows of the example were emptied.',
    leftOut: (documents: number) =>
      `${countOf(documents, 'document', 'documents')} to mend there ${documents === 1 ? 'is' : 'are'} not in it.`,
    toSales: 'Open Sales',
  },

  results: {
    cashToPay: 'Cash to pay',
    output: 'Output tax',
    reverseCharge: 'Reverse charge',
    paidByCredit: 'Paid by credit',
    taxInCash: 'Tax in cash',
    interest: 'Interest',
    lateFee: 'Late fee',
    fromLedger: 'From the cash ledger',
    eachDayLater: 'Each day later',
    carryForward: 'Credit carried forward',
    saved: 'Saved by this split',
  },
  days: (days: number) => countOf(days, 'day', 'days'),
  late: (days: string, due: string) => (
    <>
      <b>{days} late</b>, due on {due}
    </>
  ),
  inTime: (due: string) => (
    <>
      <b>in time</b>, due on {due}
    </>
  ),
  /** Where nothing is paid in: when it is filed, and why. */
  paidAlready: (when: ReactNode, why: string) => (
    <>
      {when}. {why}
    </>
  ),
  nothingToPay: 'Nothing to pay.',
  ledgerCovers: 'The cash ledger covers it.',
  tags: { late: 'Late', inTime: 'In time' },
  daysAt: (days: string, rate: string) => `${days} at ${rate}`,
  daysAtMost: (days: string, most: string) => `${days}, at most ${most}`,
  eachDay: (interest: string, fee: string) => `interest ${interest}, late fee ${fee}`,
  afterDue: (costs: string) => `after the due date: ${costs}`,
  feeAlone: (fee: string) => `late fee ${fee}`,
  feeStopped: 'the late fee grows no more',
  ofHead: (amount: string, head: string) => `${amount} ${head}`,
  allUsed: 'all of it is used',
  noCredit: 'there is none',
  none: 'None',
  againstPlain: 'against filling CGST first',
  bar: {
    igst: 'IGST credit',
    cgst: 'CGST credit',
    sgst: 'SGST credit',
    cess: 'Cess credit',
    cash: 'Cash',
  },

  notices: {
    move: (amount: string, from: string, to: string) =>
      `Move ${amount} from ${from} to ${to} with PMT-09 first.`,
    stuck: (amount: string, head: string, other: string) =>
      `${amount} of ${head} credit stays although ${other} is paid in cash: ${head} credit never pays ${other}.`,
    nil: (fee: string) => `No tax: counted as a nil return, ${fee} a day.`,
    noCentralTax:
      'Without CGST the lower nil fee may apply: the notification speaks of central tax alone.',
    beforeEnd: 'A return is filed after its period ends.',
    barred: (until: string) =>
      `The portal takes no return three years after its due date: this one until ${until}.`,
    exempt: (turnover: string) => `Up to ${turnover} no annual return is due.`,
    untilReconciled: 'The fee runs until GSTR-9C is filed, too, where it is due.',
  },
  unsupported: `Counted from ${sayMonth(feeLaws.gstr3b[0].from)} on (GSTR-4 from ${financialYearOf(feeLaws.gstr4[0].from)}, GSTR-9 from ${financialYearOf(feeLaws.gstr9[0].from)}): older returns had other fees.`,

  credit: {
    title: 'How the credit is used',
    intro: 'The split that needs the least cash.',
    paidBy: 'Paid by',
    cash: 'Cash',
    left: 'Left',
    forbidden: 'not allowed',
    none: 'There is no credit to use.',
    igstFirst: 'IGST credit goes to IGST first.',
    split: (rest: string, cgst: string, sgst: string) =>
      `Of the ${rest} left, ${cgst} goes to CGST and ${sgst} to SGST.`,
    oneHead: (rest: string, given: string, head: string) =>
      `Of the ${rest} left, ${given} goes to ${head}.`,
    noneStranded: 'No CGST or SGST credit is stranded.',
    plain: (cash: string) => `Filling CGST first would need ${cash} in cash.`,
    lent: {
      anyOrder: (amounts: string) => `IGST still needs some: ${amounts}, in any order.`,
      cgstFirst: (amounts: string) =>
        `IGST still needs some: ${amounts}, SGST credit only after CGST credit.`,
    },
    lentOf: (amount: string, head: string) => `${amount} of ${head} credit`,
    own: 'CGST and SGST credit pay their own head first.',
  },

  payIn: {
    title: 'Pay in by head',
    intro: 'One challan.',
    what: 'For',
    taxInCash: 'Tax in cash',
    interest: 'Interest',
    lateFee: 'Late fee',
    fromLedger: 'From the ledger',
    payIn: 'Pay in',
    total: 'Total',
    note: 'The tax is due with this return. The portal asks for interest and late fee with the next GSTR-3B.',
    moves: 'What comes from the ledger of another head is moved there with PMT-09 first.',
  },

  wait: {
    title: 'If you wait',
    intro: 'What this return costs on top, day by day.',
    daysLate: 'Days late',
    filedOn: 'Filed on',
    interest: 'Interest',
    lateFee: 'Late fee',
    inAll: 'In all',
    due: (day: string) => `Due, ${day}`,
    days: (days: number) => countOf(days, 'day', 'days'),
    own: (day: string, amount: string) => `${day}: ${amount}`,
    today: 'Today',
    stops: (amount: string) => `Late fee stops at ${amount}`,
    stopsAfter: (amount: string, days: string) => `The late fee stops at ${amount}, after ${days}.`,
    chart: (days: string, fee: string, interest: string) =>
      `Late fee and interest by days late: after ${days} ${fee} and ${interest}. The table below has the same figures.`,
  },

  dates: {
    title: 'Dates',
    filedMonthly: (period: string) => `For ${period}, filed monthly.`,
    filedQuarterly: (period: string) => `For ${period}, filed quarterly.`,
    ofYear: (year: string) => `For the financial year ${year}.`,
    entries: {
      gstr1: 'GSTR-1',
      gstr3b: 'GSTR-3B',
      gstr4: 'GSTR-4',
      gstr9: 'GSTR-9',
      iff: 'Invoice facility (IFF)',
      pmt06: 'Deposit with PMT-06',
      cmp08: 'CMP-08',
      creditLast: 'Last day for credit',
      barredAfter: 'Last day to file at all',
    },
    notes: {
      salesOf: (period: string) => `sales of ${period}`,
      returnOf: (period: string) => `return of ${period}`,
      thisReturn: (period: string) => `${period}, this return`,
      taxOf: (month: string) => `tax of ${month}`,
      billsOf: (month: string) => `bills of ${month} to a GSTIN, if you like`,
      noFee: (quarter: string) => `tax of ${quarter}, no late fee`,
      invoicesOf: (year: string) => `invoices of ${year}`,
      annual: (year: string, turnover: string) => `year ${year}, above ${turnover}`,
      annualOf: (year: string) => `year ${year}`,
      years: 'three years after the due date',
    },
    note: 'The government often extends a date. Type the new one as due date. A holiday moves nothing.',
  },

  why: {
    title: 'Why this number',
    asOf: (day: string) => `Rules as of ${day}.`,
    sections: (sections: string) => `CGST Act, section ${sections}`,
    rules: (rules: string) => `CGST Rules, rule ${rules}`,
    notifications: (numbers: string) => `Notification ${numbers}-Central Tax`,
    circulars: (numbers: string) => `Circular ${numbers}-GST`,
    advisory: (day: string) => `GST portal, advisory of ${day}`,
    since: (sources: string, day: string) => `${sources}. Since ${day}.`,
    figures: {
      igstCredit: 'IGST credit',
      ownCredit: 'CGST and SGST credit',
      order: 'SGST credit for IGST',
      reverseCharge: 'Reverse charge in cash',
      rupees: 'Whole rupees',
      interest: 'Interest',
      cashThere: 'Cash there since the due date',
      lateFee: 'Late fee',
      exempt: 'No annual return',
      ledger: 'Cash ledger and PMT-09',
      dueDate: 'Due date',
      creditUntil: 'Last day for credit',
      yearsToFile: 'Last day to file at all',
    },
    says: {
      igstCredit:
        'Pays IGST first, then CGST and SGST in any order and proportion, before other credit.',
      ownCredit: 'Each pays its own head first, then IGST, and never the other.',
      anyOrder: `The portal takes CGST and SGST credit in any order from the ${sayMonth(anyOrder.from)} period on. The proviso that SGST credit waits was not found repealed, so this is a choice under More.`,
      cgstFirst: `SGST credit pays IGST only when no CGST credit is left. Since the ${sayMonth(anyOrder.from)} period the portal asks for that no more.`,
      reverseCharge: 'Output tax is what credit may pay; tax on reverse charge is not.',
      rupees: 'Fifty paise and more are a rupee. Head by head, as is usual.',
      countedAt: (percent: string) => `Counted here at ${percent}, as typed.`,
      interest: (percent: string) =>
        `${percent}% a year on the tax paid in cash, by head, for each day after the due date, of 365 in every year.`,
      cashThere: `Cash that lay in the ledger from the due date to the payment bears no interest. Since ${sayMonth(cashThereByPortalSince)} the portal counts so, with the lowest balance; head by head is how we read it.`,
      lateFee: {
        gstr3b: (day: string, nil: string, limits: string) =>
          `${day} a day, half of it for each Act, ${nil} if there is no tax; at most ${limits}. None on IGST.`,
        gstr1: (day: string, nil: string, limits: string) =>
          `${day} a day, half of it for each Act, ${nil} if nothing was sold; at most ${limits}.`,
        gstr4: (day: string, nil: string, limits: string) =>
          `${day} a day, half of it for each Act, ${nil} if there is no tax; at most ${limits}.`,
        gstr9: (steps: string) =>
          `By the turnover of the year: ${steps}. It runs until GSTR-9C is filed, too, where it is due.`,
      },
      limits: (nil: string, steps: string) => `${nil} of a nil return, ${steps}`,
      limitUpTo: (most: string, turnover: string, isFirst: boolean) =>
        `${most} up to ${turnover}${isFirst ? ' of turnover in the year before' : ''}`,
      limitAbove: (most: string) => `${most} above`,
      limitsOfComposition: (nil: string, most: string) => `${most}, of a nil return ${nil}`,
      annualUpTo: (turnover: string, day: string, percent: string) =>
        `up to ${turnover} ${day} a day, at most ${percent}% of the turnover in the state`,
      annualAbove: (day: string, percent: string) => `above ${day} a day, at most ${percent}%`,
      exempt: (turnover: string, since: string) =>
        `None is due up to ${turnover} of turnover, from ${since} on.`,
      ledger: 'Money stands by head. PMT-09 moves it, but not while an unpaid liability stands.',
      days: 'Due on the 20th, filed on the 25th are 5 days, as is usual.',
      dueDate: 'The usual one. Notifications extend it often: the field takes another.',
      creditUntil: 'Credit for invoices of a financial year is taken until then.',
      yearsToFile:
        'Three years after the due date; the portal does so since late 2025, month by month.',
    },
  },

  howItWorks: {
    intro: 'With your numbers.',
    credit: 'The credit',
    noCredit: 'There is no credit, so all of the tax is paid in cash.',
    igstTo: (parts: string) => `IGST credit: ${parts}.`,
    part: (amount: string, head: string) => `${amount} to ${head}`,
    lentTo: (amount: string, head: string) => `${amount} of ${head} credit to IGST.`,
    own: 'CGST and SGST credit: each to its own.',
    cash: 'The cash',
    cashText: 'Output tax that no credit pays, and reverse charge.',
    interest: 'Interest',
    noInterest: 'None: the return is in time.',
    noInterestNoCash: 'None: no tax in cash bears interest.',
    ofHead: (head: string) => `${head}:`,
    lay: 'Cash that lay in the ledger since the due date bears none.',
    lateFee: 'Late fee',
    noFee: 'None: the return is in time.',
    atMost: (most: string) => `At most ${most}.`,
    capped: (most: string) => `It stops at ${most}.`,
    cashToPay: 'Cash to pay',
    ledgerOff: 'What the ledger holds is taken off.',
    next: 'Interest and late fee are asked for with the next GSTR-3B.',
    rule86b: `Rule 86B: above ₹${inWords(decimalFrom(inForce(cashShareLaw).above))} of taxable sales in a month at least ${inForce(cashShareLaw).percent}% of the output tax is paid in cash, with many exceptions. It is not counted here.`,
  },

  file: {
    row: 'Row',
    total: 'Total',
    title: 'GST return',
    sheet: 'How the credit is used',
    paidBy: {
      igst: 'Paid by IGST credit',
      cgst: 'Paid by CGST credit',
      sgst: 'Paid by SGST credit',
      cess: 'Paid by cess credit',
    },
    creditLeft: 'Credit left',
    moved: 'Moved with PMT-09',
    period: 'Period',
    dueDate: 'Due date',
    filedOn: 'Filed on',
    daysLate: 'Days late',
    cashToPay: 'Cash to pay',
    date: 'Date',
    what: 'What',
    about: 'About',
  },

  actions: 'GST return',
  copied: {
    of: (form: string, period: string) => `${form} of ${period}.`,
    filed: (form: string, period: string, day: string) => `${form} of ${period}, filed on ${day}.`,
    tax: (output: string, reverse: string) => `Output tax ${output}, reverse charge ${reverse}.`,
    credit: (credit: string) => `Credit ${credit}.`,
    nil: 'Nil return.',
  },
  quarterOf: (quarter: string, year: string) => `${quarter} ${year}`,
  pictureCaption: (due: string, later: string) => `due on ${due}, each day later ${later}`,

  questions: [
    {
      question: 'Can CGST credit pay SGST?',
      answer:
        'No, nor the other way round. That is why the split of IGST credit matters: it is the only credit that can help either.',
    },
    {
      question: `What changed in ${sayMonth(anyOrder.from)}?`,
      answer:
        'Once IGST credit is used up, CGST and SGST credit pay IGST in any order. Before, SGST credit had to wait until CGST credit was gone.',
    },
    {
      question: 'I had the cash in the ledger. Is there interest?',
      answer: `Not on what lay there on the due date and stayed until you filed. Since ${sayMonth(cashThereByPortalSince)} the portal counts it so itself.`,
    },
    {
      question: 'Does a holiday move the due date?',
      answer: 'No. Only a notification does.',
    },
  ],
}

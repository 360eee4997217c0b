import type { ReactNode } from 'react'
import { sayMonths } from '../../../core/language/durations'
import { languageWords } from '../../../core/language/words'
import type { TermUnit } from '../../../core/loan/annuity'
import { decimalFrom } from '../../../core/money/decimal'
import { inWords } from '../../../core/money/format'
import { asOf, cessPercent, equityFunds } from '../../../core/rules/income-tax'
import { enterprisesFreeLaw } from '../../../core/rules/loans'
import { inForce } from '../../../core/rules/rule-on'

/** What the Prepay view says. */
export const prepayWords = {
  label: 'Prepay',
  heading: 'Loan prepayment calculator',
  intro: 'See what an extra payment, a higher EMI or a new rate does to your loan.',
  title: 'Loan prepayment calculator: interest and time saved',
  description:
    'See how much interest and how many months a prepayment, a higher EMI or a new rate saves. Shorter loan or lower EMI, exact to the rupee, free, without sign-up.',

  fields: {
    loanAmount: 'Loan amount',
    emi: 'EMI you pay',
    emiInstead: 'In place of the tenure',
    emiOptional: (emi: string) => `Optional, else ${emi}`,
    charge: 'Prepayment charge (%)',
    chargeHelp: 'Of the amount you prepay',
    usualCharge: 'Charges are 0–5% as a rule.',
  },
  /** Why a text does not count. */
  unread: {
    unreadable: 'Not a number, so it does not count.',
    'too long': 'More than 24 digits do not count.',
  },
  noChargeNote: (banks: string, financeCompanies: string, allLenders: string) =>
    `Floating-rate loans of individuals, not for business, carry no prepayment charge: from banks since ${banks}, from NBFCs since ${financeCompanies}, from any lender if sanctioned from ${allLenders}. For others, see your agreement.`,

  changes: {
    title: 'Changes',
    intro: 'What you pay on top, or what the bank changes',
    none: 'No changes yet. Add one to see what it does.',
    add: 'Add a change',
    limit: (most: number) => `Up to ${most}, each from its own EMI`,
    full: (most: number) => `All ${most} are in use: remove one to add another`,
    nowFull: (most: number) => `All ${most} changes are in use`,
    removed: 'Change removed',
    moved: 'Change moved',
    /** Names a change for a screen reader. */
    name: (number: number, change: string) => `Change ${number}: ${change}`,
    position: (number: number) => `Position of change ${number}`,
    remove: (number: number) => `Remove change ${number}`,
    kind: 'Kind of change',
    /** Beside the number of an EMI its month, and beside a month its number. */
    isMonth: (month: string) => `= ${month}`,
    isEmi: (emi: string) => `= EMI ${emi}`,
    amount: 'Amount',
    percent: 'Percent',
    rate: 'New rate (% p.a.)',
    effect: 'What it changes',
  },
  /** The kinds of changes. */
  kinds: {
    once: 'Pay once',
    monthly: 'Pay extra every month',
    yearly: 'Pay extra every year',
    raise: 'Raise the EMI every year',
    rate: 'The rate changes',
  },
  /** The label before the field for the number of the EMI. */
  when: {
    once: 'after EMI',
    monthly: 'from EMI',
    yearly: 'first after EMI',
    raise: 'first on EMI',
    rate: 'from EMI',
  },
  effects: {
    prepayment: { keepEmi: 'Shorter loan', keepEnd: 'Lower EMI' },
    rate: { keepEmi: 'Keep the EMI', keepEnd: 'Keep the end' },
  },
  /** A change in one line; `emi` is the number of the EMI. */
  said: {
    once: {
      keepEmi: (amount: string, emi: string) => `Pay once ${amount} after EMI ${emi}, shorter loan`,
      keepEnd: (amount: string, emi: string) => `Pay once ${amount} after EMI ${emi}, lower EMI`,
    },
    monthly: (amount: string, emi: string) => `Pay extra every month ${amount} from EMI ${emi}`,
    yearly: {
      keepEmi: (amount: string, emi: string) =>
        `Pay extra every year ${amount} first after EMI ${emi}, shorter loan`,
      keepEnd: (amount: string, emi: string) =>
        `Pay extra every year ${amount} first after EMI ${emi}, lower EMI`,
    },
    raise: (percent: string, emi: string) =>
      `Raise the EMI every year by ${percent} first on EMI ${emi}`,
    rate: {
      keepEmi: (rate: string, emi: string) =>
        `The rate changes to ${rate} from EMI ${emi}, keep the EMI`,
      keepEnd: (rate: string, emi: string) =>
        `The rate changes to ${rate} from EMI ${emi}, keep the end`,
    },
  },
  notComplete: (kind: string) => `${kind}, not complete`,
  hints: {
    enterAmount: 'Enter an amount.',
    enterRate: 'Enter the new rate.',
    enterPercent: 'Enter a percentage.',
    enterEmi: 'Enter the number of the EMI.',
    needsFirstEmi: 'For a month, choose that of the first EMI above.',
    beforeFirstEmi: (first: string) => `The first EMI is in ${first}.`,
    belowZero: 'Less than 0 counts as 0.',
    usualRate: 'Typical rates are 0–30% p.a.',
    countedFromOne: 'EMIs are counted from 1.',
    countsAs: (emi: string) => `Counts as EMI ${emi}.`,
    tooLate: (lastEmi: string) => `Too late: the loan ends with EMI ${lastEmi}.`,
    onlyOwed: (amount: string) => `Only ${amount} is still owed then, and paid.`,
  },

  interestSaved: 'Interest saved',
  extraInterest: 'Extra interest',
  savedInAll: 'Saved in all',
  extraInAll: 'Extra in all',
  /** What stands below the figure, and goes on with it. */
  captions: {
    nothingYet: 'Enter a loan amount and a tenure to see what a change saves.',
    endsAfter: (months: number) => (
      <>
        the loan ends after <b>{sayMonths(months)}</b>
      </>
    ),
    asAgreed: 'the loan ends as agreed',
  },
  changeCaptions: {
    earlier: (months: number) => (
      <>
        and the loan ends <b>{`${sayMonths(months)} earlier`}</b>
      </>
    ),
    later: (months: number) => (
      <>
        and the loan ends <b>{`${sayMonths(months)} later`}</b>
      </>
    ),
    lowerEmi: (emi: string) => (
      <>
        and the EMI falls to <b>{emi}</b>
      </>
    ),
    higherEmi: (emi: string) => (
      <>
        and the EMI rises to <b>{emi}</b>
      </>
    ),
  },
  /** The same below a cost that comes from the prepayment charge alone. */
  chargeCaptions: {
    earlier: (months: number) => (
      <>
        because the charge is more than the interest saved; the loan ends{' '}
        <b>{`${sayMonths(months)} earlier`}</b>
      </>
    ),
    later: (months: number) => (
      <>
        because the charge is more than the interest saved; the loan ends{' '}
        <b>{`${sayMonths(months)} later`}</b>
      </>
    ),
    lowerEmi: (emi: string) => (
      <>
        because the charge is more than the interest saved; the EMI falls to <b>{emi}</b>
      </>
    ),
    higherEmi: (emi: string) => (
      <>
        because the charge is more than the interest saved; the EMI rises to <b>{emi}</b>
      </>
    ),
  },
  /** A loan that ends only with its changes. */
  nowEnds: {
    label: 'Now ends after',
    withoutThis: (
      <>
        Without this change it <b>never ends</b>
      </>
    ),
    without: {
      changes: (
        <>
          Without these changes it <b>never ends</b>
        </>
      ),
      payments: (
        <>
          Without your payments it <b>never ends</b>
        </>
      ),
    },
  },
  /** The loan is compared with itself without its changes, or with its new rates and without payments. */
  against: {
    changes: {
      interestWithout: 'Total Interest, without',
      interestWith: 'Total Interest, with',
      endsWithout: 'Ends after, without (months)',
      endsWith: 'Ends after, with (months)',
      bothRepaid: (withChanges: number, without: number) =>
        `With the changes it is repaid after ${sayMonths(withChanges)}; without them it is repaid after ${sayMonths(without)}.`,
      repaidWith: (withChanges: number) =>
        `With the changes it is repaid after ${sayMonths(withChanges)}; without them it is never repaid.`,
      repaidWithout: (without: number) =>
        `With the changes it is never repaid; without them it is repaid after ${sayMonths(without)}.`,
      neverRepaid: 'With the changes it is never repaid; without them it is never repaid.',
      interestOfAll: 'The interest of all months, without and with the changes.',
      neverWithout: 'Without the changes it never ends, so there is no interest to compare with.',
    },
    payments: {
      interestWithout: 'Total Interest, without your payments',
      interestWith: 'Total Interest, with them',
      endsWithout: 'Ends after, without your payments (months)',
      endsWith: 'Ends after, with them (months)',
      bothRepaid: (withPayments: number, without: number) =>
        `With your payments it is repaid after ${sayMonths(withPayments)}; without them it is repaid after ${sayMonths(without)}. The new rate counts in both.`,
      repaidWith: (withPayments: number) =>
        `With your payments it is repaid after ${sayMonths(withPayments)}; without them it is never repaid. The new rate counts in both.`,
      repaidWithout: (without: number) =>
        `With your payments it is never repaid; without them it is repaid after ${sayMonths(without)}. The new rate counts in both.`,
      neverRepaid:
        'With your payments it is never repaid; without them it is never repaid. The new rate counts in both.',
      interestOfAll:
        'The interest of all months, without and with your payments. The new rate counts in both.',
      neverWithout: 'Without your payments it never ends, so there is no interest to compare with.',
    },
  },
  neverEnds: {
    withNewRate: 'With the new rate',
    withChange: 'With the change',
    withChanges: 'With the changes',
    withThisEmi: 'With this EMI',
    value: 'Never ends',
    sentence: 'At this EMI the loan never ends',
    over100Years: 'It would take more than 100 years to repay.',
    isShort: (amount: string) => (
      <>
        The EMI is <b>{amount}</b> short of the interest every month, so what you owe grows.
      </>
    ),
    onlyInterest: 'The EMI pays the interest and nothing more, so what you owe never falls.',
    interestInMonth: (month: number) => `Interest in month ${month}`,
    emi: 'EMI',
    shortEveryMonth: 'Short every month',
    highestRate: 'Highest rate it can bear',
    smallestEmi: 'Smallest EMI that repays',
    emiThatKeepsEnd: 'EMI that keeps the end',
    keepTheEnd: (
      <>
        Choose <b>Keep the end</b> above, or add an extra payment, and the loan ends again.
      </>
    ),
    payMore: (emi: string) => `Pay ${emi} a month or more, and the loan ends.`,
  },
  ledger: {
    withoutEnd: 'Without end',
    charges: 'Prepayment charges',
    noCharges: 'None',
    monthsSaved: 'Months saved',
    monthsAdded: 'Months added',
    endsAfter: 'Ends after',
    emiAtEnd: 'EMI at the end',
    newRatesAlone: { cost: 'The new rate alone costs', save: 'The new rate alone saves' },
  },

  chart: {
    title: 'What you owe',
    today: 'Today',
    year: (year: number) => `Year ${year}`,
    month: (month: number) => `Month ${month}`,
    never: 'Never',
    /** The names of the lines. */
    without: 'without',
    withChanges: 'with the changes',
    withNewRate: 'with the new rate',
    withChange: 'with the change',
    owedWithout: 'Owed without',
    owedWith: 'Owed with',
    /** A change, in two lines at its place. */
    change: {
      once: (amount: string) => `${amount} paid`,
      monthly: (amount: string) => `${amount} more a month`,
      yearly: (amount: string) => `${amount} more a year`,
      raise: (percent: string) => `${percent} more each year`,
      rate: (rate: string) => rate,
    },
    changeAt: {
      once: (emi: number) => `after EMI ${emi}`,
      monthly: (emi: number) => `from EMI ${emi}`,
      yearly: (emi: number) => `first after EMI ${emi}`,
      raise: (emi: number) => `first on EMI ${emi}`,
      rate: (emi: number) => `from EMI ${emi}`,
    },
    startsAt: (amount: string) => `What you owe starts at ${amount}.`,
    sameFigures: 'The same figures are in the table Year by year.',
  },

  nothingToRepay: 'There is nothing to repay yet.',
  schedule: {
    principal: 'Principal',
    interest: 'Interest',
    prepaid: 'Prepaid',
    balance: 'Balance',
    taxNote: 'With the changes. Principal holds what was prepaid.',
    close: 'Show year by year',
  },
  years: {
    year: 'Year',
    interest: 'Interest in the year',
    owed: 'Owed at its end',
    without: 'Without',
    with: 'With',
    total: 'Total',
  },

  rateMoves: {
    title: 'If the rate moves',
    intro: 'From today, on this loan without the changes. You may ask for a new EMI or a new end.',
    rate: 'Rate',
    endKept: 'End kept',
    emi: 'EMI',
    emiKept: 'EMI kept',
    months: 'Months',
    interest: 'Interest',
    never: 'Never',
    today: 'today',
    onTime: (rate: string, emi: string) => `At ${rate} you pay ${emi} a month to end on time.`,
    onTimeOrLonger: (rate: string, emi: string, months: number) =>
      `At ${rate} you pay ${emi} a month to end on time, or the same EMI for ${languageWords.months(months)} more.`,
    sameNever: 'The same EMI would never repay it.',
  },

  invest: {
    title: 'Prepay or invest?',
    intro: 'The same money every month, until the loan would have ended.',
    expected: 'Expected return (% p.a.)',
    expectedHelp: '12% a year is 1% a month',
    usualReturn: 'Below 0 counts as 0; 0–30% is usual.',
    tax: 'Tax on the gain (%)',
    taxHelp: `Equity funds: ${equityFunds.longTermPercent}% and ${cessPercent}% cess (${asOf.slice(0, 4)})`,
    usualTax: 'A tax is 0–100% of the gain.',
    /** Why nothing is compared. */
    notCompared: {
      'nothing extra': 'Add a payment to the changes to compare it with investing.',
      'no end': 'There is nothing to compare with a loan that never ends.',
      'too large': 'This is too large to work out.',
    },
    saved: 'Saved in all by prepaying',
    extra: 'Extra in all by prepaying',
    prepayHas: 'Prepay: you have then',
    investHas: 'Invest: you have then',
    bothSame: 'Both leave the same',
    investingMore: 'Investing leaves more',
    prepayingMore: 'Prepaying leaves more',
    breakEven: 'Break-even return',
    noBreakEven: 'None',
    prepayHow: (amount: string, untilMonth: number) =>
      `Prepay: what you pay less in a month, ${amount} in all, is invested until month ${untilMonth}.`,
    prepayEndsHow: (endsAfter: number, amount: string, untilMonth: number) =>
      `Prepay: the loan ends after ${languageWords.months(endsAfter)}, and what you pay less in a month, ${amount} in all, is invested until month ${untilMonth}.`,
    investHow: (amount: string) =>
      `Invest: what you would pay more in a month, ${amount} in all, is invested, and the loan runs on.`,
    newRateInBoth: 'The new rate counts in both ways: here only the payments are compared.',
    taxedOnce: 'The gain is taxed once, at the end. A return is not sure; the interest saved is.',
  },

  howItWorks: {
    intro: 'With your numbers.',
    emiTitle: 'The EMI',
    needsLoan: 'The loan is shared out into equal instalments. Enter its amount and its tenure.',
    emiOfTenure: (amount: string, rate: string, months: number, emi: string) => (
      <>
        {amount} at {rate} for {languageWords.months(months)}: <b>{emi}</b>
      </>
    ),
    ownEmi: (emi: string, amount: string, rate: string) => (
      <>
        You pay <b>{emi}</b> a month for {amount} at {rate}.
      </>
    ),
    rateFrom: (rate: string, emi: number) => `${rate} from EMI ${emi}`,
    interestOfMonth: (month: number) => `The interest of month ${month}.`,
    interestOfMonthNot: (month: number, before: string) =>
      `The interest of month ${month}, not ${before}.`,
    emiThen: (emi: string) => `The EMI is then ${emi}.`,
    raisedFrom: (emi: number) => `From EMI ${emi}`,
    toLoanInMonth: (amount: string, month: number) =>
      `So ${amount} goes to the loan in month ${month}.`,
    toLoanInMonthNot: (amount: string, month: number, before: string) =>
      `So ${amount} goes to the loan in month ${month}, not ${before}.`,
    prepaid: {
      once: (emi: number) => `After EMI ${emi}`,
      monthly: (emi: number) => `After EMI ${emi}`,
      yearly: (emi: number) => `First after EMI ${emi}`,
    },
    /** The line is a calculation, up to its sign of equality. */
    owedAfter: (line: string, owed: string) => (
      <>
        What you owe, less the prepayment: {line} <b>{owed}</b>
      </>
    ),
    sameEmi: 'The same EMI from there',
    lowerEmi: 'A lower EMI from there',
    higherEmi: 'A higher EMI from there',
    emiLessInterest: (month: number, line: string, principal: string) => (
      <>
        EMI less interest of month {month}: {line} <b>{principal}</b>
      </>
    ),
    soMuch: 'So much goes to the loan.',
    soMuchNot: (before: string) => `So much goes to the loan, not ${before}.`,
    otherChanges: 'The other changes work the same way, each from its own EMI.',
    endsAfter: (emi: number) => `It ends after EMI ${emi}`,
    lessCharges: (line: string, answer: ReactNode) => (
      <>
        Less the charges: {line} {answer}
      </>
    ),
    neverEndsTitle: 'It never ends',
    notCovered: 'What the EMI does not cover is added to what you owe, and bears interest, too.',
    tooLittle:
      'The EMI covers the interest, and leaves too little to repay the loan within 100 years.',
  },

  /** What is copied and shared: the loan in a sentence, then a sentence for each change. */
  copied: {
    name: 'Loan prepayment',
    forTenure: (amount: string, rate: string, tenure: string, unit: TermUnit) =>
      `${amount} at ${rate} for ${unit === 'years' ? languageWords.years(tenure) : languageWords.months(tenure)}`,
    withEmi: (amount: string, rate: string, emi: string) =>
      `${amount} at ${rate} with an EMI of ${emi}`,
    firstEmi: (month: string) => `first EMI in ${month}`,
    charge: (percent: string) => `prepayment charge ${percent}`,
    /** The loan, when its first EMI is, and the charge, with commas between. */
    loan: (facts: string) => `Loan prepayment: ${facts}.`,
    change: (change: string) => `${change}.`,
    pictureCaption: (months: number) => `and the loan ends ${sayMonths(months)} earlier`,
  },

  export: {
    title: 'Loan prepayment: schedule with the changes',
    loanAmount: 'Loan amount',
    rate: 'Interest rate (% p.a.)',
    tenure: { years: 'Tenure (years)', months: 'Tenure (months)' },
    firstEmi: 'First EMI in',
    monthlyEmi: 'Monthly EMI',
    extraByRates: 'Extra interest by the new rate alone',
    table: 'Schedule',
    facts: 'Inputs and results',
    instalment: 'Instalment',
    change: 'Change',
    kind: 'Kind',
    amount: 'Amount',
    percent: 'Percent',
    when: 'When',
    emi: 'EMI',
    effect: 'What it changes',
    notComplete: 'Not complete',
  },

  questions: (
    since: Record<'bankHomeLoans' | 'banks' | 'financeCompanies' | 'allLenders', string>,
  ) => [
    {
      question: 'Can my bank charge me for prepaying?',
      answer: `Not on a floating-rate loan to an individual that is not for business: home loans of banks since ${since.bankHomeLoans}, all such loans of banks since ${since.banks}, of NBFCs since ${since.financeCompanies}, of every lender if sanctioned or renewed from ${since.allLenders}. For others, your agreement says.`,
    },
    {
      question: 'And for a business loan?',
      answer: `Floating-rate loans of individuals and small enterprises sanctioned or renewed from ${since.allLenders} are free with commercial banks and large NBFCs, and up to ₹${inWords(decimalFrom(inForce(enterprisesFreeLaw).upTo))} with small finance banks, regional rural banks and middle-layer NBFCs. Otherwise your agreement says.`,
    },
    {
      question: 'Shorter loan or lower EMI?',
      answer:
        'A shorter loan saves more interest, because you go on paying the same EMI on a smaller balance. A lower EMI keeps the end and leaves you more each month. Choose per prepayment and compare the two: on ₹50,00,000 at 8.5%, ₹5,00,000 after a year saves ₹16,03,691 or ₹5,09,408.',
    },
    {
      question: 'My bank raised the rate. What can I ask for?',
      answer:
        'For personal loans with EMIs and a floating rate, lenders let you choose since 2023: a higher EMI, a longer loan, or both, and you may prepay at any time. Add “The rate changes” and switch between Keep the EMI and Keep the end to see what each costs.',
    },
    {
      question: 'I am in the middle of my loan. What do I enter?',
      answer:
        'As loan amount, what you still owe today; as tenure, the time that is left; as EMI you pay, your EMI. EMI 1 is then the next one. Your bank’s statement or app shows what is still owed.',
    },
  ],
}

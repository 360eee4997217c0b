import { describe, expect, it } from 'vitest'
import { aBill } from '../../../../tests/a-bill'
import agreed from '../../../../tests/hindi.json'
import { paperType } from '../../../../tests/paper-fonts'
import { currencies, currencyOf } from '../../../core/money/currencies'
import { noDetails } from '../../books/bill/details'
import { noSeller } from '../../books/bill/seller'
import { billPages } from './bill-pdf'
import { billPaper } from './paper'
import { paperWords as english } from './paper-words.en'
import { paperWords } from './paper-words.hi'
import { pageRules } from './print-parts'
import { copyNames, namedBill, paperFileName } from './sentences'

const details = {
  ...noDetails,
  number: 'SGS-0142',
  date: '2026-11-15',
  dueDate: '2026-12-01',
  buyerName: 'पटेल हार्डवेयर',
  buyerState: '27',
}
const seller = {
  ...noSeller,
  name: 'श्री गणेश स्टोर्स',
  state: '24',
  upi: 'shreeganesh@examplebank',
  copies: '3',
} as const

const paperOf = (change: { title?: 'Bill of Supply' | 'Estimate'; isComposition?: boolean } = {}) =>
  billPaper(
    {
      ...aBill([{ description: 'छाता', price: '10564.68', rate: '0' }], {
        discount: '1',
        toNearestRupee: true,
      }),
      details: { ...details, ...(change.title && { title: change.title }) },
      seller: { ...seller, ...(change.isComposition && { scheme: 'composition' as const }) },
      currency: currencyOf('INR'),
    },
    paperWords,
  )

describe('a bill in Hindi', () => {
  it('has beside its words those that a rule quotes', () => {
    expect(paperOf().title).toBe('टैक्स इनवॉइस / Tax Invoice')
    expect(paperOf({ title: 'Estimate' }).title).toBe('एस्टीमेट')
    expect(paperOf({ isComposition: true })).toMatchObject({
      kind: 'Bill of Supply',
      title: 'बिल ऑफ़ सप्लाई / Bill of Supply',
      statement: expect.stringContaining(english.composition),
    })
    expect(copyNames('Tax Invoice', seller, paperWords)).toEqual([
      'खरीदार के लिए ओरिजिनल / Original for recipient',
      'ट्रांसपोर्टर के लिए डुप्लीकेट / Duplicate for transporter',
      'विक्रेता के लिए ट्रिप्लीकेट / Triplicate for supplier',
    ])
  })

  it('says its dates, states and amounts in Hindi', () => {
    const { date, facts, seller, buyer, words, sums, total } = paperOf()
    expect(date).toBe('15 नवंबर 2026')
    expect(facts).toEqual([
      { label: 'सप्लाई की जगह', value: '27 महाराष्ट्र' },
      { label: 'रिवर्स चार्ज', value: 'नहीं' },
      { label: 'चुकाने की आखिरी तारीख', value: '1 दिसंबर 2026' },
    ])
    expect([seller.state, buyer?.state]).toEqual(['24 गुजरात', '27 महाराष्ट्र'])
    expect(words).toBe('दस हज़ार पाँच सौ चौंसठ रुपये मात्र')
    expect(sums.at(-1)?.label).toBe('पूरे रुपये तक')
    expect(total.label).toBe('कुल रकम')
  })

  it('leaves the code and the name of the file as they are in English', () => {
    const { payment } = paperOf()
    expect(payment?.note).toBe('बिल SGS-0142')
    expect(payment?.link).toContain('&tn=Bill%20SGS-0142')
    expect(paperFileName(namedBill({ ...details, buyerName: '' }, seller))).toBe(
      'Tax-Invoice-SGS-0142',
    )
    expect(paperFileName(namedBill({ ...details, number: '', buyerName: '' }, seller))).toBe(
      'Tax-Invoice-15-Nov-2026',
    )
  })

  it('counts its pages', () => {
    const rules = pageRules({
      paper: 'A4',
      copies: 1,
      length: 100,
      foot: '',
      page: paperWords.page,
      fontFamily: 'sans-serif',
    })
    expect(rules).toContain('content: "पेज " counter(copy-1) " \\2f  " counter(pages)')
  })
})

describe('the words of a paper in Hindi', () => {
  it('are those agreed on', () => {
    expect(paperWords.states).toMatchObject(agreed.states)
    const { paper, heads } = agreed.pages['/gst/bill']
    const said = JSON.stringify(paperWords)
    for (const word of [...Object.values(paper), ...Object.values(heads)]) {
      expect(said).toContain(word)
    }
    expect(
      agreed.months.map((_, at) => paperWords.date(`2026-${String(at + 1).padStart(2, '0')}-01`)),
    ).toEqual(agreed.months.map((month) => `1 ${month} 2026`))
  })

  it.each([
    ['English', english],
    ['Hindi', paperWords],
  ])('know every currency and state in %s', (_, words) => {
    expect(Object.keys(words.toTheNearest)).toEqual(currencies.map(({ code }) => code))
    expect(Object.keys(words.states)).toEqual(Object.keys(english.states))
  })
})

it('keeps every title on one line of a sheet, in both languages', () => {
  for (const title of ['Tax Invoice', 'Bill of Supply', 'Credit Note'] as const) {
    for (const size of ['A4', 'A5'] as const) {
      const paper = { ...paperOf(), title: paperWords.titles[title] }
      const texts = billPages({ paper, size, copies: [''], typeset: paperType })
        .flatMap(({ marks }) => marks)
        .flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
      expect([size, texts]).toEqual([size, expect.arrayContaining([paper.title])])
    }
  }
})

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../../../ui/page/class-names'
import { useCurrency } from '../../../../ui/tab/currency'
import type { BillOnScreen } from '../screen/use-bill'
import type { Paper } from '../seller'
import { loadLogo } from './logo'
import { billPaper } from './paper'
import styles from './print-bill.module.css'
import { addStyleRules, measures, pageRules } from './print-parts'
import { Receipt } from './print-receipt'
import { PageSheet } from './print-sheet'
import { copyNames, paperName } from './words'

const papers: Readonly<Record<Paper, string | undefined>> = {
  A4: styles.a4,
  A5: styles.a5,
  '80 mm': classNames(styles.receipt, styles.wide),
  '58 mm': classNames(styles.receipt, styles.slim),
}

const MILLIMETRES_PER_PIXEL = 25.4 / 96

export { loadLogo }

/** The bill on paper while it is printed. Until then, it has at hand what paper cannot wait for. */
export function PrintedBillSheets({ isPrinting, ...bill }: BillOnScreen & { isPrinting: boolean }) {
  const { logo } = bill.seller
  useEffect(() => void loadLogo(logo), [logo])
  return isPrinting && <BillSheet {...bill} />
}

/**
 * The bill on paper: nothing of the page but what a buyer needs, as often as copies are wanted. It
 * stands beside the page and not in it, so that no frame of the page is on the paper.
 */
function BillSheet(bill: BillOnScreen) {
  const { seller } = bill
  const { currency } = useCurrency()
  const place = useRef<HTMLDivElement>(null)
  const [tooWide, setTooWide] = useState<readonly string[]>([])
  const paper = billPaper({ ...bill, currency })
  const copies = copyNames(paper.title, seller)
  const name = paperName(paper)
  const foot = [paper.number, paper.date].filter(Boolean).join(' · ')
  const Sheet = seller.paper === 'A4' || seller.paper === 'A5' ? PageSheet : Receipt

  // It is measured and named before the browser counts the sheets, which it does at once.
  useLayoutEffect(() => {
    const sheets = [...(place.current?.children ?? [])]
    const wider = partsTooWide(sheets[0])
    if (wider.length > 0) {
      setTooWide((known) => [...known, ...wider])
      return
    }
    const { height, margin, foot: below } = measures[seller.paper]
    if (height) for (const sheet of sheets) fitOnOnePage(sheet, height - margin - below - SLACK)
    const lengths = sheets.map((sheet) => sheet.getBoundingClientRect().height)
    return addStyleRules(
      pageRules({
        paper: seller.paper,
        copies: copies.length,
        length: Math.max(...lengths) * MILLIMETRES_PER_PIXEL,
        foot,
        fontFamily: getComputedStyle(document.body).fontFamily,
      }),
    )
  })
  useLayoutEffect(() => nameDocument(name), [name])

  return createPortal(
    <div ref={place} className={styles.place}>
      {copies.map((copy, at) => (
        <article
          key={copy}
          className={classNames(styles.sheet, papers[seller.paper])}
          aria-label={paper.title}
          data-copy={at + 1}
        >
          <Sheet paper={paper} size={seller.paper} copy={copy} tooWide={tooWide} />
        </article>
      ))}
    </div>,
    document.body,
  )
}

/** A hair less than a page has, so that no rounding asks for a second one. */
const SLACK = 0.5
/** How close a sheet may stand before it is broken. */
const STEPS = ['1', '2', '3', '4']

/** What fits one page when it stands closer does so: a code and a place to sign are not left over. */
function fitOnOnePage(sheet: Element, room: number): void {
  const isTooLong = () => sheet.getBoundingClientRect().height * MILLIMETRES_PER_PIXEL > room
  sheet.removeAttribute('data-closer')
  for (const step of STEPS) {
    if (!isTooLong()) return
    sheet.setAttribute('data-closer', step)
  }
  if (isTooLong()) sheet.removeAttribute('data-closer')
}

/** The tables that do not fit the paper: they are set as lines instead, which may break. */
const partsTooWide = (sheet: Element | undefined): string[] =>
  [...(sheet?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].flatMap((part) =>
    part.scrollWidth > part.clientWidth + 1 ? [part.dataset.part ?? ''] : [],
  )

/** A browser names the PDF after the document. @returns a way to give it its own name back */
function nameDocument(name: string): () => void {
  const own = document.title
  document.title = name
  return () => {
    if (document.title === name) document.title = own
  }
}

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import type { Paper } from '../../books/bill/seller'
import type { BillOnScreen } from '../screen/use-bill'
import { loadLogo } from './logo'
import { billPaper } from './paper'
import { loadedPaperWords, loadPaperWords, paperWordsNow } from './paper-language'
import styles from './print-bill.module.css'
import { addStyleRules, measures, pageRules } from './print-parts'
import { Receipt } from './print-receipt'
import { PageSheet } from './print-sheet'
import { copyNames, namedBill, paperName } from './sentences'

const papers: Readonly<Record<Paper, string | undefined>> = {
  A4: styles.a4,
  A5: styles.a5,
  '80 mm': classNames(styles.receipt, styles.wide),
  '58 mm': classNames(styles.receipt, styles.slim),
}

const MILLIMETRES_PER_PIXEL = 25.4 / 96

export { loadLogo, loadPaperWords }

/**
 * Renders the bill while the page is printed. It loads the logo and the words before, as printing cannot
 * wait for them.
 */
export function PrintedBillSheets({ isPrinting, ...bill }: BillOnScreen & { isPrinting: boolean }) {
  const { logo, language } = bill.seller
  useEffect(() => void loadLogo(logo), [logo])
  useEffect(() => {
    // A failure is reported when the bill is printed by its button.
    loadPaperWords({ language }).catch(() => {})
  }, [language])
  return isPrinting && <BillSheet {...bill} />
}

/**
 * The sheets of the bill, once for every copy. They are rendered in a portal beside the page, so that
 * nothing of the page is printed.
 */
function BillSheet(bill: BillOnScreen) {
  const { seller } = bill
  const { currency } = useCurrency()
  const container = useRef<HTMLDivElement>(null)
  const [tooWide, setTooWide] = useState<readonly string[]>([])
  useSyncExternalStore(loadedPaperWords.subscribe, loadedPaperWords.read)
  const paper = billPaper({ ...bill, currency }, paperWordsNow(seller))
  const copies = copyNames(paper.kind, seller, paper.say)
  const name = paperName(namedBill(bill.details, seller))
  const foot = [paper.number, paper.date].filter(Boolean).join(' · ')
  const Sheet = seller.paper === 'A4' || seller.paper === 'A5' ? PageSheet : Receipt

  // In a layout effect: the browser counts the sheets right after rendering.
  useLayoutEffect(() => {
    const sheets = [...(container.current?.children ?? [])]
    const wider = partsTooWide(sheets[0])
    if (wider.length > 0) {
      setTooWide((before) => [...before, ...wider])
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
        page: paper.say.page,
        fontFamily: getComputedStyle(document.body).fontFamily,
      }),
    )
  })
  useLayoutEffect(() => nameDocument(name), [name])

  return createPortal(
    <div className={styles.place}>
      {/* Once: what is fixed stands on every page. */}
      {paper.cancelled && (
        <p className={styles.cancelled} data-paper={seller.paper}>
          <span>{paper.cancelled}</span>
        </p>
      )}
      <div ref={container}>
        {copies.map((copy, at) => (
          <article
            key={copy}
            className={classNames(styles.sheet, papers[seller.paper])}
            lang={paper.say.language}
            aria-label={paper.title}
            data-copy={at + 1}
          >
            <Sheet paper={paper} size={seller.paper} copy={copy} tooWide={tooWide} />
          </article>
        ))}
      </div>
    </div>,
    document.body,
  )
}

/** In millimetres, less than a page has, so that rounding does not cause a second one. */
const SLACK = 0.5
/** The steps of `data-closer`, by which the spacing of a sheet shrinks. */
const STEPS = ['1', '2', '3', '4']

/** Shrinks the spacing of a sheet that would just not fit on one page. */
function fitOnOnePage(sheet: Element, room: number): void {
  const isTooLong = () => sheet.getBoundingClientRect().height * MILLIMETRES_PER_PIXEL > room
  sheet.removeAttribute('data-closer')
  for (const step of STEPS) {
    if (!isTooLong()) return
    sheet.setAttribute('data-closer', step)
  }
  if (isTooLong()) sheet.removeAttribute('data-closer')
}

/** The tables that are wider than the paper. They are printed as lines instead. */
const partsTooWide = (sheet: Element | undefined): string[] =>
  [...(sheet?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].flatMap((part) =>
    part.scrollWidth > part.clientWidth + 1 ? [part.dataset.part ?? ''] : [],
  )

/** Sets the title of the document, after which a browser names the PDF. @returns a function that resets it */
function nameDocument(name: string): () => void {
  const pageTitle = document.title
  document.title = name
  return () => {
    if (document.title === name) document.title = pageTitle
  }
}

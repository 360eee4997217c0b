import { createPortal } from 'react-dom'
import { type Fields, writeFragment } from '../../core/fragment'
import { isTyped, type PageInputs } from '../memory/page-inputs'
import { printedFrom, useIsPrinting } from '../page/media'
import { lazyPart, loadOrReload } from '../tab/lazy-part'
import { undoBy } from '../tab/toast'
import { uiWords } from '../words'
import { type ActionContext, type Actions, PRINTED_FOOT } from './page-answer'

/*
 * The buttons under an answer. `Copy` copies the sentence of the view's share.ts, then the results that
 * the page hands to `PageAnswer`, and a link to what is typed.
 */

// Hardly anyone ever needs it.
const copyByHand = lazyPart(() => import('./copy-by-hand').then((part) => part.CopyByHand))

type PageWords = {
  /** The page in the title of a message: "Loan EMI". */
  name: string
  /**
   * What was asked, in a sentence.
   *
   * @example 'Loan EMI: ₹5,00,000 at 10% for 5 years.'
   */
  say(typed: Fields, symbol: string): string
  /** Whether Share sends the results: not those of a person's own books. */
  sharesResults?: boolean
  /** What a link carries, where that is not all that is typed. */
  carried?(typed: Fields): Carried
}

/** The fields of a link, and what is said where some of the inputs stay behind. */
export type Carried = { readonly fields: Fields; readonly note?: string | undefined }

const carriesAll = (fields: Fields): Carried => ({ fields })

/** What the buttons of a page do. */
export function actionsFor(words: PageWords): Actions {
  const { name, say, sharesResults = true, carried = carriesAll } = words
  const linkTo = ({ typed, currency }: Pick<ActionContext, 'typed' | 'currency'>): string =>
    shareLink(carried(typed).fields, currency.code)

  /** What was asked, and what it comes to. */
  const summaryOf = ({ typed, results, currency }: ActionContext) => {
    return `${say(typed, currency.symbol)} ${uiWords.answer.results(results)}`.trim()
  }

  return {
    copy: (answer) =>
      copyText(
        `${summaryOf(answer)}\n${linkTo(answer)}`,
        { what: 'result', note: carried(answer.typed).note },
        answer,
      ),
    async share(answer) {
      const url = linkTo(answer)
      const link = { what: 'link', note: carried(answer.typed).note } as const
      const isPhone = matchMedia('(pointer: coarse)').matches
      if (!isPhone || !navigator.share) return copyText(url, link, answer)
      try {
        const text = sharesResults ? summaryOf(answer) : say(answer.typed, answer.currency.symbol)
        await navigator.share({ title: name, text, url })
      } catch (error) {
        // Closing the share sheet is a decision, not a failure.
        if (error instanceof DOMException && error.name === 'AbortError') return
        await copyText(url, link, answer)
      }
    },
    print: () => window.print(),
    reset({ inputs, showToast }) {
      showToast(uiWords.answer.inputsReset, undoBy({ run: resetInputs(inputs) }))
    },
    PrintedFoot: (answer) => <PrintedFoot address={linkTo(answer)} />,
  }
}

/** Says at the foot of a printed page when it was printed, and how to get back to it. */
function PrintedFoot({ address }: { address: string }) {
  const place = useIsPrinting() && document.getElementById(PRINTED_FOOT)
  return place && createPortal(printedFrom(address), place)
}

type Copied = { readonly what: 'result' | 'link'; readonly note: string | undefined }

async function copyText(
  text: string,
  { what, note }: Copied,
  { showToast, showDialog }: ActionContext,
) {
  try {
    await navigator.clipboard.writeText(text)
    const done = uiWords.answer.copied[what]
    showToast(note ? uiWords.answer.copiedWith(done, note) : done)
  } catch {
    loadOrReload(copyByHand.load).then(
      (CopyByHand) => showDialog(<CopyByHand text={text} onClose={() => showDialog(undefined)} />),
      () => showToast(uiWords.answer.notCopied[what]),
    )
  }
}

/** An address that restores these inputs on this page, and never reaches a server. */
export const shareLink = (typed: Fields, currencyCode: string): string =>
  `${location.origin}${location.pathname}#${writeFragment({ ...typed, currency: currencyCode })}`

/** Begins anew with the examples. @returns a way to undo it, which leaves what was typed since */
export function resetInputs(inputs: PageInputs<Fields>): () => void {
  const { shared, read, replace } = inputs
  const fresh = inputs.fresh?.() ?? inputs.defaults
  const before = read()
  const typedBefore = shared.filter(isTyped)
  replace(fresh, () => false)
  const begun = read()
  return () => {
    const now = read()
    const untouched = Object.entries(before).filter(([name]) => now[name] === begun[name])
    replace(
      { ...now, ...Object.fromEntries(untouched) },
      (group) => typedBefore.includes(group) || isTyped(group),
    )
  }
}

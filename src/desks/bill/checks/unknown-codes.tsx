import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sayDate } from '../../../core/language/dates'
import { type Outcome, sayOutcome } from '../../../ui/memory/browser-storage'
import { Button } from '../../../ui/page/button'
import { useFocusAfterRemoval } from '../../../ui/tab/focus-after-removal'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { type BillRow, isBlankRow } from '../../books/bill/inputs'
import { HSN_LIST_OF, sayCode } from '../../books/hsn/hsn-codes'
import type { HsnList } from '../../books/hsn/hsn-list'
import { loadHsnList } from '../../books/hsn/load-hsn-list'
import { takeAsRight, useRightCodes } from '../../books/hsn/right-codes'
import styles from './missing-by-law-fold.module.css'
import { billChecksWords } from './words'

const isCode = (hsn: string): boolean => /^(\d{4}|\d{6}|\d{8})$/.test(hsn)

/** The codes on a bill that have the right form, each once. */
const codesOn = (rows: readonly BillRow[]): readonly string[] => [
  ...new Set(rows.filter((row) => !isBlankRow(row)).map(({ hsn }) => hsn.trim())),
]

/** Codes that the department's list lacks, which is loaded with the first code: each with those near it. */
export function UnknownCodes({ rows }: { rows: readonly BillRow[] }) {
  const [list, setList] = useState<HsnList>()
  const rightCodes = useRightCodes()
  const showToast = useToast()
  const place = useRef<HTMLDivElement>(null)
  const buttonIn = (within: Element | null | undefined) => within?.querySelector('button')
  // The button goes with its code: the next one, or else the first of the bill's own.
  useFocusAfterRemoval(place, {
    mark: () => undefined,
    instead: () => buttonIn(place.current) ?? buttonIn(place.current?.parentElement),
  })
  const codes = codesOn(rows).filter(isCode)
  const isWanted = codes.length > 0

  useEffect(() => {
    if (!isWanted) return
    // Without the list nothing is said of codes: Sales says so, where the return is made.
    loadHsnList().then(setList, () => {})
  }, [isWanted])

  const unknown = codes.filter((code) => list && !list.has(code) && !rightCodes.includes(code))

  const takeIt = (code: string) => {
    let outcome: Outcome = 'kept'
    const undo = takeAsRight(code, (became) => {
      outcome = became
    })
    const run = () => {
      flushSync(undo.run)
      place.current?.querySelector<HTMLElement>(`[data-code="${code}"]`)?.focus()
    }
    showToast(sayOutcome(billChecksWords.codes.saidRight(code), outcome), undoBy({ ...undo, run }))
  }

  return (
    <div ref={place} className={styles.place}>
      {unknown.length > 0 && (
        <ul className={styles.codes}>
          {unknown.map((code) => {
            const near = list?.nearest(code) ?? []
            return (
              <li key={code}>
                <p>{billChecksWords.codes.unknown(code, sayDate(HSN_LIST_OF))}</p>
                {near.length > 0 && (
                  <>
                    <p>{billChecksWords.codes.near}</p>
                    <ul>
                      {near.map((one) => (
                        <li key={one.code} translate="no">
                          <b>{one.code}</b> <span lang="en">{sayCode(one)}</span>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
                <Button
                  kind="quiet"
                  data-code={code}
                  aria-label={billChecksWords.codes.isRightOf(code)}
                  onClick={() => takeIt(code)}
                >
                  {billChecksWords.codes.isRight}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

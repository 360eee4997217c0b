import { absolute, zero } from '../../../core/money/decimal'
import type { ReturnAnswer } from '../../books/sales/messages'
import { type ToolNotes, toolTaxDifference } from '../../books/sales/portal/tool-notes'
import { rupees } from './sentences'
import styles from './tables.module.css'
import { returnWords } from './words'

/** What the offline tool makes of Excel and CSV, other than of the file itself. */
export function ToolNotesList({ answer: { tool, form } }: { answer: ReturnAnswer }) {
  const notes = sayToolNotes(tool, form === 'IFF')
  if (notes.length === 0) return null
  return (
    <section className={styles.notes} aria-label={returnWords.tool.heading}>
      <h3>{returnWords.tool.heading}</h3>
      <p>{returnWords.tool.intro}</p>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}

/** @param isIff has neither table 7 nor table 12 */
export function sayToolNotes(tool: ToolNotes, isIff: boolean): readonly string[] {
  const { blankNames, codesAtRates, withoutZeroRows, notInWorkbook, table7 } = tool
  const words = returnWords.tool
  const difference = toolTaxDifference(tool)
  const say7 = difference > zero ? words.table7More : words.table7Less
  return [
    ...(codesAtRates.length > 0 && !isIff ? [words.codesAtRates(codesAtRates.join(', '))] : []),
    ...(blankNames > 0 ? [words.blankNames(blankNames)] : []),
    ...(withoutZeroRows.length > 0 ? [words.zeroRows(withoutZeroRows.join(', '))] : []),
    ...(notInWorkbook.length > 0 ? [words.notInWorkbook(notInWorkbook.join(', '))] : []),
    ...(difference !== zero && !isIff
      ? [say7(rupees(table7.byTool), rupees(absolute(difference)), rupees(table7.tax))]
      : []),
  ]
}

import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { BillField } from '../read-row'
import { focusCell } from './cell'

type CellInput = HTMLInputElement | HTMLTextAreaElement

/** The field of an item that a key was pressed in; none for other controls, and while composing. */
function cellOf(event: KeyboardEvent<HTMLElement>): CellInput | undefined {
  const cell = event.target
  const isField = cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement
  return isField && cell.dataset.field && !event.nativeEvent.isComposing ? cell : undefined
}

const cellsIn = (item: Element) => [...item.querySelectorAll<CellInput>('[id][data-field]')]

const fieldOf = (cell: CellInput) => cell.dataset.field as BillField

export const idAt = (element: Element): number | undefined => {
  const row = element.closest<HTMLElement>('tr[data-id]')
  return row ? Number(row.dataset.id) : undefined
}

/**
 * In the table: Enter goes on to the next field and past the unit, arrows go to the row above or
 * below; with Alt, an arrow moves the row itself, and Enter begins a line in an item.
 */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  move: (id: number, step: -1 | 1) => void,
): void {
  const cell = cellOf(event)
  const row = cell?.closest('tr')
  const id = cell && idAt(cell)
  if (!cell || !row || id === undefined) return
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined

  if (step && event.altKey) {
    event.preventDefault()
    flushSync(() => move(id, step))
    focusCell(id, fieldOf(cell))
  } else if (step && !hasLineBeyond(cell, step)) {
    event.preventDefault()
    const neighbour = rowBeside(row, step)
    if (neighbour !== undefined) focusCell(neighbour, fieldOf(cell))
  } else if (event.key === 'Enter' && !beganLine(event, cell)) {
    event.preventDefault()
    const direction = event.shiftKey ? -1 : 1
    const next = cellBeside(row, cell, direction)
    const beside = next ? id : rowBeside(row, direction)
    const field = next ?? cellsIn(row).at(direction === 1 ? 0 : -1)
    if (beside !== undefined && field) focusCell(beside, fieldOf(field))
  }
}

/** On a phone: Enter goes on to the next field of the open item, and from the last to `end`. */
export function moveOnPhone(event: KeyboardEvent<HTMLElement>, end: HTMLElement | null): void {
  const cell = cellOf(event)
  if (!cell || event.key !== 'Enter' || beganLine(event, cell)) return
  event.preventDefault()
  const cells = cellsIn(event.currentTarget)
  const next = cells[cells.indexOf(cell) + (event.shiftKey ? -1 : 1)]
  const target = next ?? end
  target?.focus()
}

const cellBeside = (row: Element, cell: CellInput, step: -1 | 1) => {
  const cells = cellsIn(row).filter((other) => other === cell || fieldOf(other) !== 'unit')
  return cells[cells.indexOf(cell) + step]
}

/** Alt and Enter begin a line, where a text may have several. @returns whether they did */
function beganLine(event: KeyboardEvent<HTMLElement>, cell: CellInput): boolean {
  if (!event.altKey || !(cell instanceof HTMLTextAreaElement)) return false
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = cell
  // A cell is selected when one comes to it: that is no wish to replace what is in it.
  const isAll = selectionStart === 0 && selectionEnd === value.length
  cell.setRangeText('\n', isAll ? selectionEnd : selectionStart, selectionEnd, 'end')
  cell.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Whether the arrow still has a line to go to within the text. */
function hasLineBeyond(cell: CellInput, step: -1 | 1): boolean {
  if (!(cell instanceof HTMLTextAreaElement)) return false
  const { value, selectionStart, selectionEnd } = cell
  return (step === 1 ? value.slice(selectionEnd) : value.slice(0, selectionStart)).includes('\n')
}

/** The item above or below, past the lines of hints. */
function rowBeside(row: Element, step: -1 | 1): number | undefined {
  let beside: Element | null = row
  do {
    beside = step === 1 ? beside.nextElementSibling : beside.previousElementSibling
  } while (beside && !beside.hasAttribute('data-id'))
  return beside ? idAt(beside) : undefined
}

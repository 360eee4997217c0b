import { type Align, type Block, type Look, layered, type Setter, shifted } from './blocks'

export type Column = {
  readonly head: string
  readonly align: Align
  readonly cells: readonly string[]
  /** Words, which are broken into lines and get the room that figures leave. At most one such column. */
  readonly isWords?: boolean
}

export type TableAsked = {
  readonly width: number
  readonly columns: readonly Column[]
  /** The last row is a sum, and bold. */
  readonly look: Look
  readonly headLook: Look
  /** Between two columns. */
  readonly between: number
  /** What words get at least. */
  readonly leastForWords: number
}

export type Table = {
  /** The heads, and every row: without rules and without room around them. */
  readonly head: Block
  readonly rows: readonly Block[]
  /** How much smaller than asked everything is set, from 0 to 1. */
  readonly scale: number
}

/** Figures are set smaller step by step until all columns stand side by side. */
const SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7]

/** Whether columns of figures stand side by side as large as they should. */
export function fitsUnshrunk(setter: Setter, asked: TableAsked): boolean {
  const needed = neededWidths(setter, asked, 1)
  return sum(needed) + asked.between * (needed.length - 1) <= asked.width
}

/** Cells in columns that are as wide as what stands in them: no figure ever meets another. */
export function tableOf(setter: Setter, asked: TableAsked): Table {
  const { columns, between, width } = asked
  const room = width - between * (columns.length - 1)
  const share = SIZES.find((share) => sum(neededWidths(setter, asked, share)) <= room)
  const scale = share ?? 0.7
  const look = scaled(asked.look, scale)
  const headLook = scaled(asked.headLook, scale)
  const widths = spread(setter, asked, scale, room)

  let x = 0
  const lefts = widths.map((width) => {
    const left = x
    x += width + between
    return left
  })
  const heads = columns.map(({ head, align }, index) =>
    shifted(setter.text(head, headLook, widths[index] ?? 0, align), lefts[index] ?? 0),
  )
  const tallest = Math.max(...heads.map(({ height }) => height))
  return {
    scale,
    // The last lines of all heads stand beside each other.
    head: layered(...heads.map((head) => shifted(head, 0, tallest - head.height))),
    rows: Array.from({ length: countOf(columns) }, (_, row) =>
      layered(
        ...columns.map(({ cells, align }, index) => {
          const own = row === countOf(columns) - 1 ? bold(look) : look
          const cell = setter.text(cells[row] ?? '', own, widths[index] ?? 0, align)
          return shifted(cell, lefts[index] ?? 0)
        }),
      ),
    ),
  }
}

const countOf = (columns: readonly Column[]) => columns[0]?.cells.length ?? 0

const bold = (look: Look): Look => ({ ...look, weight: 'bold' })

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** A hair more than needed: sums of fractions are not exact. */
const HAIR = 0.01

const scaled = (look: Look, share: number): Look => ({
  ...look,
  size: look.size * share,
  lead: look.lead * share,
})

/** The least that each column needs: its widest figure and the longest word of its head. */
function neededWidths(setter: Setter, asked: TableAsked, share: number): number[] {
  const { columns, look, headLook, leastForWords } = asked
  return columns.map(({ head, cells, isWords }) => {
    const words = head.split(' ').map((word) => setter.widthOf(word, headLook) * share)
    if (isWords) return Math.max(leastForWords, ...words)
    const figures = cells.map(
      (cell, row) => setter.widthOf(cell, row === cells.length - 1 ? bold(look) : look) * share,
    )
    return Math.max(...words, ...figures) + HAIR
  })
}

/** Shares the room out: heads get their line first, then words what they fill, then every column. */
function spread(setter: Setter, asked: TableAsked, share: number, room: number): number[] {
  const { columns, look, headLook } = asked
  const needed = neededWidths(setter, asked, share)
  const free = room - sum(needed)
  if (free < 0) return capped(needed, room)
  const forHeads = columns.map(({ head, isWords }, index) =>
    isWords ? 0 : Math.max(0, setter.widthOf(head, headLook) * share - (needed[index] ?? 0)),
  )
  const hasWords = columns.some(({ isWords }) => isWords)
  // Words gain more from room than heads do, which stand well in two lines.
  const given = Math.min(1, (hasWords ? free / 2 : free) / (sum(forHeads) || 1))
  const widths = needed.map((width, index) => width + given * (forHeads[index] ?? 0))
  const filled = columns.map(({ cells, isWords }, index) => {
    if (!isWords) return 0
    const lines = cells.flatMap((cell) => cell.split('\n'))
    const longest = Math.max(...lines.map((line) => setter.widthOf(line, bold(look)) * share))
    return Math.max(0, longest - (widths[index] ?? 0))
  })
  const left = room - sum(widths)
  const forWords = Math.min(left, sum(filled))
  const even = (left - forWords) / columns.length
  return widths.map((width, index) => width + even + (columns[index]?.isWords ? forWords : 0))
}

/** The widest columns give until all fit; what stands in them is broken. */
function capped(widths: readonly number[], room: number): number[] {
  const ascending = [...widths].sort((a, b) => a - b)
  let left = room
  for (const [index, width] of ascending.entries()) {
    const even = left / (ascending.length - index)
    if (width > even) return widths.map((width) => Math.min(width, even))
    left -= width
  }
  return [...widths]
}

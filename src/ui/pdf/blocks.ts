import type { Weight } from './fonts'
import type { Typesetter } from './typeset'

/** A part of a page, from its own top left corner. */
export type Block = { readonly height: number; readonly marks: readonly Mark[] }

export type Look = {
  readonly size: number
  /** From one line to the next. */
  readonly lead: number
  readonly weight?: Weight
  readonly colour?: Colour
}

export type Align = 'left' | 'centre' | 'right'

/** Below this share of its size a text is broken rather than shrunk. */
const SMALLEST = 0.7
/** From the middle of a line down to its baseline, in sizes: half a capital letter. */
const TO_BASELINE = 0.33

export const nothing: Block = { height: 0, marks: [] }

export const gap = (height: number): Block => ({ height, marks: [] })

/** A line across, with its thickness as its height. */
export const rule = (width: number, thickness: number, colour: Colour = 'ink'): Block => ({
  height: thickness,
  marks: [{ kind: 'box', x: 0, y: 0, width, height: thickness, colour }],
})

const moved = (mark: Mark, x: number, y: number): Mark => ({
  ...mark,
  x: mark.x + x,
  y: mark.y + y,
})

/** The same block elsewhere in a larger one. */
export const shifted = ({ height, marks }: Block, x: number, y = 0): Block => ({
  height: height + y,
  marks: marks.map((mark) => moved(mark, x, y)),
})

/** Blocks below each other. */
export function stack(...blocks: readonly Block[]): Block {
  let height = 0
  const marks = blocks.flatMap((block) => {
    const placed = block.marks.map((mark) => moved(mark, 0, height))
    height += block.height
    return placed
  })
  return { height, marks }
}

/** Blocks over each other, each where it stands. */
export const layered = (...blocks: readonly Block[]): Block => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  marks: blocks.flatMap(({ marks }) => marks),
})

/** The ways to set text in a block. */
export type Setter = ReturnType<typeof setter>

export function setter(typeset: Typesetter) {
  const widthOf = (text: string, { size, weight = 'regular' }: Look) =>
    typeset.widthOf(text, weight) * size

  const lineOf = (text: string, look: Look, width: number, align: Align): Block => {
    const { size, lead, weight = 'regular', colour = 'ink' } = look
    const free = align === 'left' ? 0 : width - widthOf(text, look)
    const x = align === 'centre' ? free / 2 : free
    const y = lead / 2 + TO_BASELINE * size
    return { height: lead, marks: [{ kind: 'text', x, y, text, size, weight, colour }] }
  }

  /** A text in as many lines as it needs; no text takes no room. */
  const text = (words: string, look: Look, width: number, align: Align = 'left'): Block => {
    if (words.trim() === '') return nothing
    const lines = typeset.linesOf(words, look.weight ?? 'regular', width / look.size)
    return stack(...lines.map((line) => lineOf(line, look, width, align)))
  }

  /** A figure: rather smaller than broken, rather broken than over something else. */
  const figure = (words: string, look: Look, width: number, align: Align = 'right'): Block => {
    const share = Math.max(SMALLEST, Math.min(1, width / (widthOf(words, look) || 1)))
    return text(words, { ...look, size: look.size * share }, width, align)
  }

  /** A name and its figure in one line, or below each other where they do not fit. */
  const pair = (
    label: string,
    value: string,
    look: Look,
    width: number,
    valueLook = look,
  ): Block => {
    const between = look.size
    const name = text(label, look, width)
    const room = width - (label ? widthOf(label, look) + between : 0)
    if (name.height <= look.lead && widthOf(value, valueLook) <= room) {
      return layered(name, text(value, valueLook, width, 'right'))
    }
    return stack(name, figure(value, valueLook, width))
  }

  return { widthOf, text, figure, pair }
}

/** Where blocks go: page after page. */
export type Pages = {
  /** Places a block on this page or, if it does not fit, on the next. */
  place(block: Block): void
  /** Rows below a head, which comes again on every page. */
  placeRows(head: Block, rows: readonly Block[]): void
  finish(footOf: (page: number, pages: number) => Block): PageOfMarks[]
}

type PageSize = {
  readonly width: number
  readonly height: number
  readonly margin: { readonly x: number; readonly y: number }
  /** What the foot of a page takes, above the margin. */
  readonly foot: number
}

export function pagesOf({ width, height, margin, foot }: PageSize): Pages {
  const pages: Mark[][] = [[]]
  const bottom = height - margin.y - foot
  let y = margin.y

  const put = (block: Block) => {
    pages.at(-1)?.push(...block.marks.map((mark) => moved(mark, margin.x, y)))
    y += block.height
  }
  const turn = () => {
    pages.push([])
    y = margin.y
  }
  const place = (block: Block, head = nothing) => {
    let rest = block
    const room = bottom - margin.y - head.height
    // Only what no page could hold is ever split.
    while (rest.height > room) {
      if (bottom - y < room / 2) {
        turn()
        put(head)
      }
      const [top, below] = splitAt(rest, bottom - y)
      put(top)
      turn()
      put(head)
      rest = below
    }
    if (y + rest.height > bottom) {
      turn()
      put(head)
    }
    put(rest)
  }

  return {
    place: (block) => place(block),
    placeRows(head, rows) {
      const [first = nothing] = rows
      // A head never stands alone at the end of a page.
      if (y + head.height + first.height > bottom && y > margin.y) turn()
      put(head)
      for (const row of rows) place(row, head)
    },
    finish: (footOf) =>
      pages.map((marks, index) => ({
        width,
        height,
        marks: [
          ...marks,
          ...footOf(index + 1, pages.length).marks.map((mark) => moved(mark, margin.x, bottom)),
        ],
      })),
  }
}

/** A block in two: lines of text stay whole, long rules go on. */
function splitAt({ height, marks }: Block, cut: number): [Block, Block] {
  const endOf = (mark: Mark) => {
    if (mark.kind === 'text') return mark.y + mark.size / 2
    return mark.y + (mark.kind === 'code' ? mark.size : mark.height)
  }
  const above: Mark[] = []
  const below: Mark[] = []
  for (const mark of marks) {
    if (endOf(mark) <= cut) above.push(mark)
    else if (mark.kind === 'box' && mark.y < cut && mark.height > mark.width) {
      above.push({ ...mark, height: cut - mark.y })
      below.push({ ...mark, y: cut, height: mark.height - (cut - mark.y) })
    } else below.push(mark)
  }
  // What goes on begins at the top, whatever was left free above it.
  const first = Math.min(...below.map((mark) => mark.y - (mark.kind === 'text' ? mark.size : 0)))
  const from = Math.max(1, Math.min(first, cut))
  return [
    { height: cut, marks: above },
    { height: Math.max(0, height - from), marks: below.map((mark) => moved(mark, 0, -from)) },
  ]
}

/** Everything in points; y goes downwards from the top of a page. */
export type Mark =
  | {
      readonly kind: 'text'
      readonly x: number
      /** Of the baseline. */
      readonly y: number
      readonly text: string
      readonly size: number
      readonly weight: Weight
      readonly colour: Colour
      /** Turned around its beginning, upwards, in degrees. */
      readonly lean?: number
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly colour: Colour
    }
  | {
      readonly kind: 'code'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly modules: readonly (readonly boolean[])[]
    }
  | {
      readonly kind: 'picture'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly picture: ColourPicture
    }

/** A picture of its own, such as a logo. */
export type ColourPicture = {
  /** In pixels. */
  readonly columns: number
  readonly rows: number
  /** Red, green and blue of every pixel, a byte each. */
  readonly colours: Uint8Array<ArrayBuffer>
}

export type Colour = keyof typeof colours

/** Red, green, blue, from 0 to 1: paper has no themes. */
export const colours = {
  ink: [0, 0, 0],
  grey: [0.28, 0.28, 0.28],
  line: [0.82, 0.82, 0.82],
  margin: [0.87, 0.64, 0.65],
} as const

export type PageOfMarks = {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

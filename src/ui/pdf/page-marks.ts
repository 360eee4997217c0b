import type { Weight } from './typeset'

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

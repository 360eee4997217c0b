import { encode } from 'uqr'

/**
 * The modules of a QR code row by row, true where one is black, without the white around them. A
 * sixth of it may be unreadable (level M), as creases and cheap printers want.
 */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: 0, boostEcc: false }).data

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const fonts = [400, 700].map((weight) => ({
  weight: `${weight}`,
  data: readFileSync(
    `node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}-normal.woff2`,
  ).toString('base64'),
}))

/**
 * Gives a page the font that phones have for Devanagari: the machine of a test may have none, and boxes
 * in the place of letters have other widths.
 */
export const withDevanagari = (page: Page) =>
  page.addInitScript((fonts) => {
    for (const { weight, data } of fonts) {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      document.fonts.add(new FontFace('Noto Sans Devanagari', bytes, { weight }))
    }
  }, fonts)

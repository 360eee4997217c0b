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
export const withDevanagari = (page: Page) => page.addInitScript(addFonts, fonts)

/** Gives it to the document that is open, and waits until it is drawn with it. */
export const takeDevanagari = async (page: Page) => {
  await page.evaluate(addFonts, fonts)
  await page.evaluate(() => document.fonts.ready)
}

function addFonts(given: typeof fonts) {
  for (const { weight, data } of given) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    document.fonts.add(new FontFace('Noto Sans Devanagari', bytes, { weight }))
  }
}

import type { Page } from '@playwright/test'

/** Pairs of texts in the page that lie over one another. */
export const overlappingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBar = (element: Element) => {
      const { position, bottom } = getComputedStyle(element)
      return position === 'fixed' || (position === 'sticky' && bottom !== 'auto')
    }
    const isFixed = (element: Element | null): boolean =>
      element !== null && (isBar(element) || isFixed(element.parentElement))
    /** Hidden from the eye alone, as `.visually-hidden` is. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement))
    const lines: { text: Node; box: DOMRect }[] = []
    const texts = document.createTreeWalker(document.querySelector('main') as Node, 4)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Drawings place their own texts, bars lie over the page, and formulas raise their powers.
      if (parent.closest('.visually-hidden, svg, option, [aria-hidden=true] > b, sup')) continue
      if (isClipped(parent)) continue
      if (isFixed(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, box })
    }
    // A line's box is higher than its letters.
    const tolerance = 0.3
    const pairs: string[] = []
    lines.sort((first, second) => first.box.top - second.box.top)
    lines.forEach((first, index) => {
      for (const second of lines.slice(index + 1)) {
        // Those after it begin even further down.
        if (second.box.top >= first.box.bottom) break
        if (first.text === second.text) continue
        const a = first.box
        const b = second.box
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 2 && down > tolerance * Math.min(a.height, b.height)) {
          pairs.push(`${first.text.textContent} / ${second.text.textContent}`)
        }
      }
    })
    return pairs
  })

/** The texts of the page whose colour differs from their ground by less than `least` to 1. */
export const faintTexts = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      const isOpaque = channels(backgroundColor)[3] !== 0
      return isOpaque || !element.parentElement ? backgroundColor : groundOf(element.parentElement)
    }
    const faint = new Set<string>()
    const texts = document.createTreeWalker(document.body, 4)
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim()
      const parent = texts.currentNode.parentElement
      if (!text || !parent?.checkVisibility() || parent.closest('svg, option, script')) continue
      const levels = [luminance(getComputedStyle(parent).color), luminance(groundOf(parent))]
      const contrast = (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05)
      if (contrast < least) faint.add(`${text}: ${contrast.toFixed(2)}`)
    }
    return [...faint]
  }, least)

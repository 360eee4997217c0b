import type { Page } from '@playwright/test'

/**
 * The texts that stick out of the card they stand in. In a frame of their own they may scroll, and
 * what ends in an ellipsis is cut off.
 */
export const textsOutsideTheirCard = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const outside: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') as Node, 4)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      const card = parent?.closest('section')?.getBoundingClientRect()
      if (!card || parent?.getBoundingClientRect().width === 0) continue
      if (parent?.closest('.visually-hidden, option, section[tabindex]')) continue
      if (parent && getComputedStyle(parent).textOverflow === 'ellipsis') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const sticksOut = [...range.getClientRects()].some(
        ({ left, right }) => left < card.left || right > card.right,
      )
      if (sticksOut) outside.push(text.textContent ?? '')
    }
    return outside
  })

import { expect, type Page } from '@playwright/test'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a screen reader finds beside each name, once, and nothing broken anywhere: in one look. */
export async function expectResults(page: Page, results: Readonly<Record<string, string>>) {
  const names = Object.keys(results)
  const look = async () => {
    const { found, words } = await page.evaluate((names) => {
      const terms = [...document.querySelectorAll('dt')].filter(
        (term) => !term.closest('[aria-hidden=true]'),
      )
      const following = (part: Element): string => {
        const next = part.nextElementSibling
        return next && !next.matches('dd') ? following(next) : (next?.textContent ?? '')
      }
      return {
        found: names.map((name) =>
          terms.filter(({ textContent }) => textContent.trim() === name).map(following),
        ),
        words: [...document.body.children]
          .filter((part) => !part.matches('script, style, noscript'))
          .map(({ textContent }) => textContent)
          .join(' '),
      }
    }, names)
    const broken = words.match(/NaN|Infinity|undefined/g)
    return { ...Object.fromEntries(names.map((name, at) => [name, found[at]?.map(plain)])), broken }
  }
  const values = Object.entries(results).map(([name, text]) => [name, [plain(text)]])
  await expect
    .poll(look, { intervals: [100] })
    .toEqual({ ...Object.fromEntries(values), broken: null })
}

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { isThorough } from '../tests/is-thorough'
import { expect, showIn } from './support'

/**
 * Rules that axe leaves off unless it is asked for them. Those it has beside these ask for a look by
 * a person, for 7 to 1 (see `faintTexts`), or are withdrawn.
 */
const stricterRules = [
  'css-orientation-lock',
  'focus-order-semantics',
  'identical-links-same-purpose',
  'label-content-name-mismatch',
  'meta-refresh-no-exceptions',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
]

/** A selector, or all of the page but some parts. */
type Part = string | { readonly exclude: string[][] }

/** Of a long table the first rows and the last, because those between are like them. */
const rowsBetween = isThorough ? [] : [['tbody > tr:nth-child(n + 5):not(:last-child)']]
const wholePage: Part = { exclude: rowsBetween }

/** All of a page but the header and the footer, which are the same around each. */
export const withoutFrame: Part = {
  exclude: [...rowsBetween, ['#root > div > header'], ['#root > div > footer']],
}

/**
 * What axe finds by all its rules that make sense here, each rule with the elements that break it:
 * on the whole page, or within a part of it.
 * @example expect(await violationsOn(page, 'dialog')).toEqual([])
 */
export const violationsOn = (page: Page, part?: Part) =>
  violations(
    page,
    { rules: Object.fromEntries(stricterRules.map((rule) => [rule, { enabled: true }])) },
    part,
  )

/** What axe finds by the rules that it has on by itself. */
export const usualViolationsOn = (page: Page) => violations(page, {})

/** A theme changes colours, and nothing else that axe looks at. */
export const colourViolationsOn = (page: Page, part?: string) =>
  violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] }, part)

/** Axe finds nothing in the light theme, and nothing in the colours of the dark one. */
export async function expectNoViolations(page: Page, where = 'here', part?: string) {
  await showIn(page, 'light')
  expect(await violationsOn(page, part), where).toEqual([])
  await showIn(page, 'dark')
  expect(await colourViolationsOn(page, part), `${where}, in the dark`).toEqual([])
  await showIn(page, 'light')
}

const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

declare global {
  interface Window {
    axe?: typeof import('axe-core')
  }
}

/**
 * A page is given axe once, and hands out nothing but what is wrong: all that is right, element by
 * element, would take longer to tell than to find.
 */
async function violations(page: Page, options: RunOptions, part: Part = wholePage) {
  if (await page.evaluate(() => !window.axe)) await page.evaluate(axeScript)
  return page.evaluate(
    async ({ options, part }) => {
      const found = await window.axe?.run(part, options)
      return found?.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    },
    {
      // Styles are ours and in place, and there are no frames: nothing is to be fetched or asked.
      options: {
        ...options,
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      } satisfies RunOptions,
      part,
    },
  )
}

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

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

/** What axe finds by all its rules that make sense here: each rule with the elements that break it. */
export const violationsOn = (page: Page) =>
  violations(
    axeOn(page).options({
      rules: Object.fromEntries(stricterRules.map((rule) => [rule, { enabled: true }])),
    }),
  )

/** A theme changes colours, and nothing else that axe looks at. */
export const colourViolationsOn = (page: Page) =>
  violations(axeOn(page).withRules(['color-contrast', 'link-in-text-block']))

// Without frames there is nothing to collect from them in another tab.
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function violations(axe: AxeBuilder) {
  const found = await axe.analyze()
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

import type { Page } from '@playwright/test'
import { currencies } from '../src/core/money/currencies'
import { THOROUGH } from '../tests/is-thorough'
import { fuzzSeed, nastyFragment, nastyText, type Random, randomFrom } from '../tests/nasty-texts'
import { headingAt, pages } from './pages'
import { expect, openPage, startAgain, test } from './support'

/*
 * A patient monkey: random but repeatable steps through the whole site. After every one of them the
 * page must look like a page. A failure lists the steps that led to it; the same FUZZ_SEED takes
 * them again.
 */

type Step = { does: string; act(page: Page): Promise<unknown> }

/** Chosen before the page is looked at, so that a page never changes the steps that follow. */
const anyPlace = (random: Random) => random.below(1_000)

/** Of the page, or of the dialog that lies over it. */
async function oneOf(page: Page, selector: string, place: number) {
  const dialog = page.locator('dialog[open]')
  const isCovered = (await dialog.count()) > 0
  const found = isCovered ? dialog.locator(selector.replace('main ', '')) : page.locator(selector)
  const count = await found.count()
  return count > 0 ? found.nth(place % count) : undefined
}

const typing = (random: Random): Step => {
  const place = anyPlace(random)
  const text = nastyText(random).slice(0, 60)
  const how = random.pick(['types', 'pastes', 'fills in'])
  return {
    does: `${how} ${JSON.stringify(text)} in field ${place}`,
    async act(page) {
      const field = await oneOf(page, 'main input[type=text]:enabled:visible', place)
      if (!field) return
      if (how === 'fills in') return field.fill(text)
      await field.focus()
      if (how === 'types') return page.keyboard.type(text.slice(0, 12))
      await page.evaluate((pasted) => {
        const data = new DataTransfer()
        data.setData('text/plain', pasted)
        const paste = { clipboardData: data, bubbles: true, cancelable: true }
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', paste))
      }, text)
    },
  }
}

const keys = [
  ...['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'Backspace', 'Delete', 'Home', 'End'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown'],
  ...['ControlOrMeta+z', 'ControlOrMeta+a', '-', '.', '0'],
]

const pressing = (random: Random): Step => {
  const key = random.pick(keys)
  const times = 1 + random.below(4)
  return {
    does: `presses ${key} ${times} times`,
    async act(page) {
      for (let press = 0; press < times; press++) await page.keyboard.press(key)
    },
  }
}

/** Whatever can be pressed, but for what opens a window of the system. */
const PRESSABLE =
  'main button:enabled:visible:not(:text("Print"), :text("Download"), :text("Share"))'

const clicking = (random: Random): Step => {
  const place = anyPlace(random)
  const selector = random.pick([PRESSABLE, 'main label:has(input[type=radio]):visible'])
  return {
    does: `clicks ${selector} ${place}`,
    async act(page) {
      // What lies over it is pressed in its place.
      await (await oneOf(page, selector, place))?.click({ force: true })
    },
  }
}

const moving = (random: Random): Step => {
  const place = anyPlace(random)
  const along = random.below(1_000) / 1_000
  return {
    does: `clicks ruler ${place} at ${along} of its length`,
    async act(page) {
      const ruler = await oneOf(page, 'main div:has(> input[type=range]):visible', place)
      await ruler?.scrollIntoViewIfNeeded()
      const box = await ruler?.boundingBox()
      if (box) await page.mouse.click(box.x + box.width * along, box.y + box.height / 3)
    },
  }
}

const choosing = (random: Random): Step => {
  const code = random.pick(currencies.map(({ code }) => code))
  return {
    does: `chooses ${code}`,
    async act(page) {
      await (await oneOf(page, 'main select:has([value=INR])', 0))?.selectOption(code)
    },
  }
}

async function closeDialogs(page: Page) {
  const open = page.locator('dialog[open], :popover-open')
  while ((await open.count()) > 0) await page.keyboard.press('Escape')
}

const theming = (random: Random): Step => {
  const theme = random.pick(['Light', 'Dark', 'System'])
  return {
    does: `chooses the ${theme} theme`,
    async act(page) {
      await closeDialogs(page)
      await page.getByRole('button', { name: 'Theme' }).click()
      await page.getByRole('radio', { name: theme }).check()
      await page.keyboard.press('Escape')
    },
  }
}

const resetting = (random: Random): Step => {
  const isUndone = random.chance(0.5)
  return {
    does: isUndone ? 'resets and undoes it' : 'resets',
    async act(page) {
      await closeDialogs(page)
      const button = startAgain(page)
      // A price list is cleared when there is one.
      if ((await button.count()) === 0 || (await button.isDisabled())) return
      await button.click()
      if (isUndone) await page.getByRole('button', { name: 'Undo' }).click()
    },
  }
}

const following = (random: Random): Step => {
  const names = ['amount', 'rate', 'mode', 'tenure', 'tenureUnit', 'years', 'cost', 'selling']
  const fragment = nastyFragment(random, names).slice(0, 9_000)
  return {
    does: `follows a link with #${fragment.slice(0, 200)}`,
    act: (page) =>
      page.evaluate((hash) => {
        location.hash = hash
      }, fragment),
  }
}

const navigating = (random: Random): Step => {
  const place = anyPlace(random)
  const where = random.pick(['a link', 'a link', 'back', 'forward', 'a reload'])
  return {
    does: `goes: ${where} ${place}`,
    async act(page) {
      if (where === 'a link') return (await oneOf(page, 'header nav a', place))?.click()
      if (where === 'a reload') return page.reload()
      return where === 'back' ? page.goBack() : page.goForward()
    },
  }
}

const onThePage = [
  ...[typing, typing, typing, typing, pressing, pressing, clicking, clicking, clicking],
  ...[moving, choosing, theming, resetting],
]
const throughTheSite = [...onThePage, following, navigating, navigating]

/** Three go through the site, and one for every page stays there for long. */
const monkeys = [
  ...[1, 2, 3].map((round) => ({ name: `monkey ${round}`, steps: 60, kinds: throughTheSite })),
  ...pages.map(({ path }) => ({
    name: `the monkey of ${path}`,
    path,
    steps: 1_000,
    kinds: onThePage,
  })),
].map((monkey, index) => ({ path: undefined, ...monkey, seed: fuzzSeed + index + 1 }))

/** What a page says it is, and all that no page may show at any time. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const figures = [...main.querySelectorAll('dd')].map((dd) => dd.textContent ?? '')
    return {
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
      faults: [
        ...(main.innerText.match(/.*(NaN|Infinity|undefined|\[object).*/g) ?? []),
        ...figures.filter((figure) => figure.trim() === '').map(() => 'an empty result'),
        ...figures
          .filter((figure) => /^-\D*0([.,]0+)*%?$/.test(figure))
          .map((figure) => `a minus zero: ${figure}`),
        ...(document.documentElement.scrollWidth > innerWidth ? ['sideways scroll'] : []),
      ],
    }
  })

async function look(page: Page) {
  const heading = headingAt(new URL(page.url()).pathname)
  let seen = await lookAt(page)
  // There is exactly one, of the page that the address names; a crash has another.
  if (seen.headings.join() !== heading) {
    // A page may still be on its way.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    seen = await lookAt(page)
  }
  expect(seen.faults, `on ${page.url()}`).toEqual([])
}

// Else every Copy opens a dialog for copying by hand, and the rest of the page is out of reach.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

for (const { name, path, steps: count, kinds, seed } of monkeys) {
  test(`nothing that ${name} does breaks the site`, { tag: THOROUGH }, async ({
    page,
    baseURL,
  }) => {
    const random = randomFrom(seed)
    const steps: string[] = []
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', ({ message }) => messages.push(message))
    test.setTimeout(2_000 * count)
    page.setDefaultTimeout(2_000)
    page.setDefaultNavigationTimeout(60_000)
    let missed = 0
    const start = path ?? pages[random.below(pages.length)]?.path ?? '/'
    try {
      await openPage(page, start)
      while (steps.length < count) {
        const kind = kinds[random.below(kinds.length)] ?? typing
        const step = kind(random)
        steps.push(step.does)
        // What it reached for may have just gone.
        await step.act(page).catch(() => {
          missed += 1
        })
        // Back may lead out of the site, to where the browser began; a link off the page.
        if (!page.url().startsWith(`${baseURL}${path ?? ''}`)) await openPage(page, start)
        await look(page)
        expect(messages, 'console messages').toEqual([])
      }
      expect(missed).toBeLessThan(count / 10)
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause)
      const way = [`opens ${start}`, ...steps].map((step, index) => `${index}. ${step}`).join('\n')
      throw new Error(`${problem}\nFUZZ_SEED=${fuzzSeed}, ${name}:\n${way}`, { cause })
    }
  })
}

import type { Locator, Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { field, typeTexts } from './fields'
import {
  expect,
  isAlive,
  openPage,
  result,
  sidewaysScroll,
  startAgain,
  testInTab as test,
} from './support'
import { fewWidths } from './widths'

const notInFull = 'Enter full number, e.g., 1000 — do not use 1k/1L/2cr'
const notANumber = 'Enter numbers and decimal point only'
const secondPoint = 'Only one decimal point allowed'
const tooLong = 'Maximum 18 characters allowed'
const tooLongPercentage = 'Maximum 15 characters allowed'

const questions = ['What is X% of Y?', 'X is what % of Y?', 'Percentage Change']
const labels = ['Percentage X', 'Number Y', 'Part X', 'Whole Y', 'Original value', 'New value']

const card = (page: Page, question: string) => page.getByRole('region', { name: question })

const answer = (page: Page, question: string) => card(page, question).getByRole('definition').last()

/** Puts the cursor into a text, or selects a part of it. */
async function placeCursor(input: Locator, start: number, end = start) {
  await input.focus()
  await input.evaluate((element: HTMLInputElement, range) => element.setSelectionRange(...range), [
    start,
    end,
  ] as [number, number])
}

async function expectText(input: Locator, text: string, cursor: number) {
  await expect(input).toHaveValue(text)
  const selection = await input.evaluate((element: HTMLInputElement) => [
    element.selectionStart,
    element.selectionEnd,
  ])
  expect(selection).toEqual([cursor, cursor])
}

async function expectRefused(input: Locator, message: string) {
  await expect(input).toHaveAccessibleDescription(message)
  await expect(input).toHaveAttribute('aria-invalid', 'true')
}

async function expectAccepted(input: Locator) {
  await expect(input).not.toHaveAttribute('aria-invalid')
}

async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}

/** Drops a text that is dragged in from outside the browser. */
async function dropOn(page: Page, input: Locator, text: string) {
  const session = await page.context().newCDPSession(page)
  const box = await input.boundingBox()
  if (!box) throw new Error('The field to drop on is not on the page')
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const data = { items: [{ mimeType: 'text/plain', data: text }], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, ...place, data })
  }
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeEach(async ({ page }) => openPage(page, '/percentage'))

const percentsOf = [
  ['12.5', '80', '10.00'],
  ['2.75', '26', '0.72'],
  ['007', '0050.10', '3.51'],
  ['0', '999', '0.00'],
  ['', '', '0.00'],
  ['7', '999999999999999999', '69,99,99,99,99,99,99,999.93'],
  ['999999999999999', '999999999999999999', '99,99,99,99,99,99,99,89,99,00,00,00,00,00,000.01'],
] as const

const shares = [
  ['2', '3', '66.7%'],
  ['67899.21', '295.39', '22,986.3%'],
  ['1', '3000', '0.03%'],
  ['139368200785050.89', '278736401570101781', '0.05%'],
  ['0.0000000000000001', '999999999999999999', '0.00000000000000000000000000000001%'],
  ['999999999999999999', '1', '9,99,99,99,99,99,99,99,99,900.0%'],
  ['50', '0', '0.0%'],
  ['50', '', '0.0%'],
  ['.', '.', '0.0%'],
] as const

const changes = [
  ['80', '100', 'Increase', '+20.00', '25.0%'],
  ['100', '80', 'Decrease', '-20.00', '-20.0%'],
  ['50', '50', 'No change', '0.00', '0.0%'],
  ['0', '50', 'Increase', '+50.00', 'No percentage'],
  ['', '', 'No change', '0.00', 'No percentage'],
  ['1', '1.001', 'Increase', '0.00', '0.1%'],
  ['999999999999999998', '999999999999999999', 'Increase', '+1.00', '0.0000000000000001%'],
  ['999999999999999999', '1', 'Decrease', '-9,99,99,99,99,99,99,99,998.00', '-100.0%'],
] as const

test('answers stand ready, and follow what is typed', { tag: THOROUGH }, async ({ page }) => {
  await test.step('of the examples stand ready', async () => {
    for (const question of questions) {
      await expect(page.getByRole('heading', { name: question })).toBeVisible()
    }
    await expect(result(page, 'Number')).toHaveText('2,500')
    await expect(result(page, '1% of it')).toHaveText('25.00')
    await expect(result(page, '18% of it')).toHaveText('450.00')
    await expect(result(page, 'Whole')).toHaveText('1,20,000')
    await expect(result(page, 'Part')).toHaveText('45,000')
    await expect(result(page, 'Part of whole')).toHaveText('37.5%')
    await expect(result(page, 'Original value')).toHaveText('1,500.00')
    await expect(result(page, 'Change')).toHaveText('-300.00')
    await expect(result(page, 'Decrease')).toHaveText('-20.0%')
    await expect(page.getByRole('definition')).toHaveCount(9)
  })

  await test.step('is a text field with a decimal keypad', async () => {
    for (const label of labels) {
      await expect(field(page, label)).toHaveAttribute('type', 'text')
      await expect(field(page, label)).toHaveAttribute('inputmode', 'decimal')
    }
  })

  await test.step('say what X% of Y is', async () => {
    for (const [x, y, expected] of percentsOf) {
      await typeTexts(page, { 'Percentage X': x, 'Number Y': y })
      await expect(answer(page, 'What is X% of Y?')).toHaveText(expected)
    }
  })

  await test.step('say what % of Y X is', async () => {
    for (const [part, whole, expected] of shares) {
      await typeTexts(page, { 'Part X': part, 'Whole Y': whole })
      await expect(answer(page, 'X is what % of Y?')).toHaveText(expected)
    }
  })

  await test.step('say how much a value changed, and which way', async () => {
    for (const [original, next, verdict, change, percent] of changes) {
      await typeTexts(page, { 'Original value': original, 'New value': next })
      await expect(result(page, 'Change')).toHaveText(change)
      await expect(result(page, verdict)).toHaveText(percent)
    }
  })

  await test.step('says its number in groups and in words', async () => {
    await startAgain(page).click()
    await expect(field(page, 'Percentage X')).toHaveAccessibleDescription('18 out of every 100')
    await expect(field(page, 'Whole Y')).toHaveAccessibleDescription('1,20,000 · 1.2 lakh')
    await field(page, 'Whole Y').fill('123456789012345678')
    await expect(field(page, 'Whole Y')).toHaveAccessibleDescription('1,23,45,67,89,01,23,45,678')
    await field(page, 'Whole Y').fill('')
    await expect(field(page, 'Whole Y')).toHaveAccessibleDescription(/^Empty counts as 0\./)
    await field(page, 'Part X').fill('')
    await expect(field(page, 'Part X')).toHaveAccessibleDescription('Empty counts as 0.')
  })

  await test.step('says why there is no percentage of 0', async () => {
    await startAgain(page).click()
    const original = field(page, 'Original value')
    await original.fill('0')
    await expect(original).toHaveAccessibleDescription('A change from 0 has no percentage.')
    await expect(answer(page, 'Percentage Change')).toHaveText('No percentage')
    await original.fill('')
    await expect(original).toHaveAccessibleDescription(
      'Empty counts as 0. A change from 0 has no percentage.',
    )
    await original.fill('5')
    await expect(original).toHaveAccessibleDescription('5')
    await field(page, 'Whole Y').fill('0')
    const whole = field(page, 'Whole Y')
    await expect(whole).toHaveAccessibleDescription('A part of 0 has no percentage: shown as 0.0%.')
  })
})

test('answers are announced once they have settled', { tag: THOROUGH }, async ({ page }) => {
  await field(page, 'New value').fill('3000')
  const news = card(page, 'Percentage Change').getByRole('status')
  await expect(news.filter({ hasText: 'Increase 100.0%' })).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toHaveCount(1)
})

test('a number field takes and refuses keys', { tag: THOROUGH }, async ({ page }) => {
  await test.step('refuses what is no digit, where the cursor is', async () => {
    const input = field(page, 'Number Y')
    await placeCursor(input, 2)
    const unwritten = 'kMbLcr ,'
    const foreign = 'x-e+₹٣xX'
    // In turns, so that no message can be left over from the key before.
    for (const [index, key] of [...unwritten].entries()) {
      await page.keyboard.type(key)
      await expectRefused(input, notInFull)
      await page.keyboard.type([...foreign][index] ?? '')
      await expectRefused(input, notANumber)
    }
    await expectText(input, '2500', 2)
    await page.keyboard.type('7')
    await expectAccepted(input)
    await expectText(input, '25700', 3)
  })

  await test.step('refuses a second point', async () => {
    const input = field(page, 'Number Y')
    await input.fill('12.5')
    await placeCursor(input, 1)
    await page.keyboard.type('.')
    await expectRefused(input, secondPoint)
    await expectText(input, '12.5', 1)
    await page.keyboard.press('Backspace')
    await expectAccepted(input)
    await expectText(input, '2.5', 0)
  })

  await test.step('takes the second point in place of the first', async () => {
    const input = field(page, 'Number Y')
    await input.fill('12.5')
    await placeCursor(input, 1, 3)
    await page.keyboard.type('.')
    await expectAccepted(input)
    await expectText(input, '1.5', 2)
  })

  await test.step('says its message politely, again for every refused key', async () => {
    await startAgain(page).click()
    const input = field(page, 'Number Y')
    await placeCursor(input, 4)
    await page.keyboard.type('k')
    const message = page.getByRole('status').getByText(notInFull)
    await expect(message).toHaveCount(1)
    const first = await message.elementHandle()
    await page.keyboard.type('k')
    await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
    await expect(message).toHaveCount(1)
  })

  await test.step('keeps the answer while it refuses', async () => {
    await field(page, 'Number Y').fill('2500')
    await placeCursor(field(page, 'Number Y'), 4)
    await page.keyboard.type('k')
    await expectRefused(field(page, 'Number Y'), notInFull)
    await expect(answer(page, 'What is X% of Y?')).toHaveText('450.00')
    await expectAccepted(field(page, 'Percentage X'))
  })

  await test.step('says no more of a refused key after a reset', async () => {
    const input = field(page, 'Number Y')
    await input.fill('75')
    await page.keyboard.type('k')
    await expectRefused(input, notInFull)
    await startAgain(page).click()
    await expect(input).toHaveValue('2500')
    await expectAccepted(input)
  })

  await test.step('loses a trailing point when it is left', async () => {
    const input = field(page, 'Number Y')
    await input.fill('5.')
    await expect(input).toHaveValue('5.')
    await input.blur()
    await expect(input).toHaveValue('5')
    await input.fill('.')
    await page.keyboard.press('Enter')
    await expect(input).toHaveValue('')
  })

  await test.step('takes 18 characters, the percentage field 15', async () => {
    await startAgain(page).click()
    const number = field(page, 'Number Y')
    await number.focus()
    await page.keyboard.type('123456789012345678')
    await expectAccepted(number)
    await page.keyboard.type('9')
    await expectRefused(number, tooLong)
    await expectText(number, '123456789012345678', 18)

    const percentage = field(page, 'Percentage X')
    await percentage.focus()
    await page.keyboard.type('1234567890.1234')
    await expectAccepted(percentage)
    await page.keyboard.type('5')
    await expectRefused(percentage, tooLongPercentage)
    await expectText(percentage, '1234567890.1234', 15)
  })
})

test('a number field undoes and redoes what was accepted, as if nothing had been refused', async ({
  page,
}) => {
  const input = field(page, 'Number Y')
  await placeCursor(input, 4)
  await page.keyboard.type('1')
  await page.keyboard.type('k')
  await paste(page, '2,3')
  await paste(page, '2 lakh')
  await expectText(input, '2500123', 7)
  await page.keyboard.press('ControlOrMeta+z')
  await expectText(input, '25001', 5)
  await expectAccepted(input)
  await page.keyboard.press('ControlOrMeta+z')
  await expectText(input, '2500', 4)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expectText(input, '25001', 5)
  await expect(answer(page, 'What is X% of Y?')).toHaveText('4,500.18')
})

test('a pasted text is taken or refused as a whole', { tag: THOROUGH }, async ({ page }) => {
  await test.step('what is no number changes nothing', async () => {
    const input = field(page, 'Whole Y')
    await placeCursor(input, 3)
    for (const [text, message] of [
      ['2 lakh', notInFull],
      ['₹500', notANumber],
      ['1.2.3', secondPoint],
      ['1234567890123456789', tooLong],
      ['a text without any number in it', notInFull],
    ] as const) {
      await paste(page, text)
      await expectRefused(input, message)
      await expectText(input, '120000', 3)
    }
  })

  await test.step('drops commas and spaces and inserts the rest at the cursor', async () => {
    await field(page, 'Whole Y').fill('120000')
    const input = field(page, 'Whole Y')
    await placeCursor(input, 1)
    await paste(page, ' 3,45 6\n')
    await expectText(input, '1345620000', 5)
    await expect(result(page, 'Whole')).toHaveText('1,34,56,20,000')
  })

  await test.step('replaces what is selected', async () => {
    await field(page, 'Whole Y').fill('120000')
    const input = field(page, 'Whole Y')
    await placeCursor(input, 0, 6)
    await paste(page, '9,87,65,43,21,01,23,45,678')
    await expectText(input, '987654321012345678', 18)
    await expectAccepted(input)
  })

  await test.step('is understood as on every page where it fills the field', async () => {
    const input = field(page, 'Whole Y')
    for (const [pasted, text] of [
      ['1 lakh', '100000'],
      ['१०००', '1000'],
      ['₹ 1,20,000.50', '120000.50'],
    ] as const) {
      await input.selectText()
      await paste(page, pasted)
      await expectText(input, text, text.length)
      await expectAccepted(input)
    }
  })

  await test.step('a text that is too long only with its commas is accepted', async () => {
    const input = field(page, 'Percentage X')
    await placeCursor(input, 0, 2)
    await paste(page, '12,34,56,78,90,12,345')
    await expectText(input, '123456789012345', 15)
  })

  await test.step('clears the message of a refused key', async () => {
    await field(page, 'Whole Y').fill('120000')
    const input = field(page, 'Whole Y')
    await placeCursor(input, 6)
    await page.keyboard.type('k')
    await expectRefused(input, notInFull)
    await paste(page, '0')
    await expectAccepted(input)
    await expectText(input, '1200000', 7)
  })
})

test('a dropped text is taken or refused as a whole', { tag: THOROUGH }, async ({ page }) => {
  await test.step('what is no number changes nothing', async () => {
    const input = field(page, 'Number Y')
    await dropOn(page, input, '2m')
    await expectRefused(input, notInFull)
    await expect(input).toHaveValue('2500')
  })

  await test.step('a grouped number lands without its commas', async () => {
    const input = field(page, 'Number Y')
    await input.fill('')
    await dropOn(page, input, '1,20,000.50')
    await expect(input).toHaveValue('120000.50')
    await expectAccepted(input)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(input).toHaveValue('')
  })

  await test.step('a number that another field refuses is lost in neither', async () => {
    const from = field(page, 'Original value')
    const to = field(page, 'New value')
    await from.fill('1.5')
    await to.fill('2.5')
    await from.selectText()
    const [source, target] = [await from.boundingBox(), await to.boundingBox()]
    if (!source || !target) throw new Error('Both fields must be on the page')
    const besideTheEnd = (box: typeof source) => [box.x + box.width - 25, box.y + 25] as const
    await page.mouse.move(...besideTheEnd(source))
    await page.mouse.down()
    await page.mouse.move(...besideTheEnd(target), { steps: 10 })
    await page.mouse.up()
    await expectRefused(to, secondPoint)
    await expect(to).toHaveValue('2.5')
    await expect(from).toHaveValue('1.5')
  })
})

test('an on-screen keyboard or input method is judged by the same rules', {
  tag: THOROUGH,
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page)

  await test.step('is refused what a key is refused', async () => {
    const input = field(page, 'Number Y')
    await placeCursor(input, 2)
    await session.send('Input.insertText', { text: 'k' })
    await expectRefused(input, notInFull)
    await expectText(input, '2500', 2)
    await session.send('Input.insertText', { text: '1k' })
    await expectText(input, '2500', 2)
    await session.send('Input.insertText', { text: '75' })
    await expectAccepted(input)
    await expectText(input, '257500', 4)
  })

  await test.step('composes digits', async () => {
    await field(page, 'Number Y').fill('2500')
    const input = field(page, 'Number Y')
    await placeCursor(input, 2)
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await compose('7')
    await compose('75')
    await session.send('Input.insertText', { text: '75' })
    await expectAccepted(input)
    await expectText(input, '257500', 4)
    await expect(answer(page, 'What is X% of Y?')).toHaveText('46,350.00')
  })

  await test.step('has a refused composition taken back', async () => {
    await field(page, 'Number Y').fill('2500')
    const input = field(page, 'Number Y')
    await placeCursor(input, 2)
    for (const [text, message] of [
      ['क', notANumber],
      ['k', notInFull],
      ['1.2.3', secondPoint],
      ['123456789012345', tooLong],
    ] as const) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
      await expectRefused(input, message)
      await expectText(input, '2500', 2)
    }
    await session.send('Input.insertText', { text: '7' })
    await expectAccepted(input)
    await expectText(input, '25700', 3)
  })

  await test.step('keeps what it composed before the refused part', async () => {
    await field(page, 'Number Y').fill('2500')
    const input = field(page, 'Number Y')
    await placeCursor(input, 4)
    await session.send('Input.imeSetComposition', { text: '7', selectionStart: 1, selectionEnd: 1 })
    await session.send('Input.imeSetComposition', {
      text: '7k',
      selectionStart: 2,
      selectionEnd: 2,
    })
    await expectRefused(input, notInFull)
    await expectText(input, '25007', 5)
  })

  await test.step('and a filling program cannot write into the field past the rules', async () => {
    await field(page, 'Number Y').fill('2500')
    const input = field(page, 'Number Y')
    await input.evaluate((element: HTMLInputElement) => {
      element.setRangeText('12k', 0, 4, 'end')
      element.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expectRefused(input, notInFull)
    await expect(input).toHaveValue('2500')
  })
})

test('what was typed before the page came alive is judged by the same rules', {
  tag: THOROUGH,
}, async ({ page }) => {
  let wakeUp = () => {}
  const awake = new Promise<void>((resolve) => {
    wakeUp = resolve
  })
  await page.route('**/*.js', async (route) => {
    await awake
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await field(page, 'Number Y').fill('1,000')
  await field(page, 'Whole Y').fill('1k')
  await expect(page.locator('#root')).not.toHaveAttribute('data-alive')
  wakeUp()
  await isAlive(page)
  await expect(field(page, 'Number Y')).toHaveValue('1000')
  await expect(answer(page, 'What is X% of Y?')).toHaveText('180.00')
  await expect(field(page, 'Whole Y')).toHaveValue('120000')
  await expectRefused(field(page, 'Whole Y'), notInFull)
})

test('Tab goes through the fields in reading order, numbers are kept, and a link brings others', async ({
  page,
}) => {
  await test.step('with the keyboard alone, typing replaces each example', async () => {
    await field(page, 'Percentage X').focus()
    for (const [label, typed] of [
      ['Percentage X', '5'],
      ['Number Y', '200'],
      ['Part X', '1'],
      ['Whole Y', '8'],
      ['Original value', '10'],
      ['New value', '11.'],
    ] as const) {
      await expect(field(page, label)).toBeFocused()
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await expect(answer(page, 'What is X% of Y?')).toHaveText('10.00')
    await expect(answer(page, 'X is what % of Y?')).toHaveText('12.5%')
    await expect(answer(page, 'Percentage Change')).toHaveText('10.0%')
    await expect(field(page, 'New value')).toHaveValue('11')
    await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused()
  })

  await test.step('numbers are kept for the tab', async () => {
    await startAgain(page).click()
    await field(page, 'Number Y').fill('5000')
    await page.reload()
    await expect(field(page, 'Number Y')).toHaveValue('5000')
    await expect(answer(page, 'What is X% of Y?')).toHaveText('900.00')
  })

  await test.step('a link brings numbers, but none that could not be typed', async () => {
    await page.goto('/percentage#v=1&percentage=1234567890123456&number=1k&part=1,000&whole=-4')
    await expect(field(page, 'Part X')).toHaveValue('1000')
    await expect(field(page, 'Percentage X')).toHaveValue('18')
    await expect(field(page, 'Number Y')).toHaveValue('2500')
    await expect(field(page, 'Whole Y')).toHaveValue('120000')
  })
})

test('the layout holds on every screen, and passes axe', { tag: THOROUGH }, async ({ page }) => {
  const longest = '999999999999999999'
  const smallest = '0.0000000000000001'
  const widths = fewWidths
  const places = () =>
    Promise.all(questions.map((question) => answer(page, question).boundingBox()))
  const placesAt = async (width: number) => {
    // So high that nothing scrolls when a field takes the focus.
    await page.setViewportSize({ width, height: 4000 })
    return places()
  }
  const before = new Map<number, Awaited<ReturnType<typeof places>>>()

  await test.step('puts the three answers on one line where there is room', async () => {
    await page.setViewportSize({ width: 1200, height: 800 })
    const tops = (await places()).map((box) => box?.y)
    expect(new Set(tops).size).toBe(1)
  })

  await test.step('does not move when numbers and messages change, on no screen', async () => {
    for (const width of widths) before.set(width, await placesAt(width))
    for (const label of labels) {
      await placeCursor(field(page, label), 1)
      await page.keyboard.type('k')
      await expectRefused(field(page, label), notInFull)
    }
    for (const width of widths) {
      expect(await placesAt(width), `messages at ${width} px`).toEqual(before.get(width))
    }
  })

  await test.step('has no accessibility violations in both themes, messages included', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectNoViolations(page)
  })

  await test.step('nor when numbers get long', async () => {
    for (const label of labels) await field(page, label).fill('123456789.012345')
    await expect(answer(page, 'Percentage Change')).toHaveText('0.0%')
    for (const width of widths) {
      expect(await placesAt(width), `long numbers at ${width} px`).toEqual(before.get(width))
    }
  })

  await test.step('holds the longest numbers on every screen', async () => {
    await field(page, 'Percentage X').fill('999999999999999')
    for (const label of ['Number Y', 'Part X', 'New value']) await field(page, label).fill(longest)
    for (const label of ['Whole Y', 'Original value']) await field(page, label).fill(smallest)
    await expect(answer(page, 'Percentage Change')).toHaveText(/^9,99,.*,900\.0%$/)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 4000 })
      expect(await sidewaysScroll(page), `${width} px`).toBe(0)
      for (const question of questions) await expectInside(card(page, question))
    }
  })
})

/** Nothing that is written in a card reaches over its edges. */
async function expectInside(region: Locator) {
  const overhang = await region.evaluate((element) => {
    const edge = element.getBoundingClientRect()
    return [...element.querySelectorAll('dt, dd, dd span, label, p, input')]
      .filter((inner) => {
        const { left, right } = inner.getBoundingClientRect()
        return left < edge.left || right > edge.right
      })
      .map((inner) => inner.textContent)
  })
  expect(overhang).toEqual([])
}

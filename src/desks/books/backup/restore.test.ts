// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { decimalFrom } from '../../../core/money/decimal'
import { noteAccount } from '../accounts/change-accounts'
import { type AccountEntry, noEntry } from '../accounts/entries'
import { noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import { changeSeller, readSeller } from '../bill/remembered-seller'
import { noSeller } from '../bill/seller'
import {
  changeFiledReturns,
  changeSaved,
  deleteBills,
  parseSavedBill,
  putBills,
  readAccounts,
  readBills,
  readFiledReturns,
  type SavedBill,
} from '../saved-bills/bills-database'
import { noItem, readItems, removeItems, saveItem } from '../saved-items/items-database'
import { readNotes } from './backup-notes'
import { makeFile } from './backup-work'
import { lookAt, type ReadyFile } from './restore'
import { readSettings, settings } from './settings'

/** A bill as a page keeps it, with its total worked out. */
function bill(
  id: string,
  part: { changedAt?: number; revision?: number; price?: string; date?: string } = {},
) {
  const { changedAt = 10, revision = 3, price = '100', date = '2026-10-05' } = part
  const kept = parseSavedBill({
    id,
    revision,
    changedAt,
    texts: {
      rows: [{ ...emptyRow, description: id, price }],
      prices: 'before-gst',
      whole: { discount: '', freight: '' },
      details: { ...noDetails, number: id, date },
      payments: [],
    },
    choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true },
  })
  if (!kept) throw new Error('this is no bill')
  return kept
}

const shop = { ...noSeller, name: 'Shakti Hardware', gstin: '27ABCDE1234F1Z5' }
const mark = { key: 'GSTR-1 102026', filedOn: '2026-11-10', documents: { a: 3 } }

async function clearDevice() {
  localStorage.clear()
  changeSeller(noSeller)
  await deleteBills((await readBills()).map(({ id }) => id))
  await removeItems((await readItems()).map(({ key }) => key))
  await changeFiledReturns(
    [],
    (await readFiledReturns()).map(({ key }) => key),
  )
  const removeAccounts = (await readAccounts()).map(({ id }) => id)
  await changeSaved([], () => ({ removeAccounts }))
}

const textOf = async () =>
  (await makeFile({ seller: readSeller(), settings: readSettings() })).file.text()

async function look(content: string): Promise<ReadyFile> {
  const answer = await lookAt(new Blob([content]), () => {})
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}

const ids = async () => (await readBills()).map(({ id }) => id).sort()

beforeEach(clearDevice)

describe('a file that is restored', () => {
  it('gives the same bytes again, whatever bills are in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(
          fc.record({
            id: fc.string({ minLength: 1, maxLength: 8 }),
            changedAt: fc.nat(1e6),
            revision: fc.integer({ min: 1, max: 90 }),
            price: fc.oneof(
              fc.constantFrom('1,200', 'abc', '', '240.20'),
              fc.string({ maxLength: 9 }),
            ),
          }),
          { selector: ({ id }) => id, maxLength: 12 },
        ),
        fc.boolean(),
        async (bills, isFiled) => {
          await clearDevice()
          changeSeller(shop)
          await putBills(bills.map(({ id, ...part }) => bill(id, part)))
          if (isFiled) await changeFiledReturns([mark])
          const before = await textOf()
          await clearDevice()
          await (await look(before)).bringIn()
          expect(await textOf()).toBe(before)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('does so for bills of an older version, too', async () => {
    const { untaxed: _, ...row } = { ...emptyRow, description: 'old', price: '100' }
    const { title, number, date } = { ...noDetails, number: 'A-1' }
    const old = { ...bill('old'), by: 'a page' }
    const texts = { ...old.texts, rows: [row], details: { date, number, title } }
    await putBills([{ ...old, texts } as unknown as SavedBill])
    const before = await textOf()
    await clearDevice()
    await (await look(before)).bringIn()
    expect(await textOf()).toBe(before)
  })

  it('says first what it brings, and leaves what is newer here', async () => {
    changeSeller(shop)
    const newer = bill('b', { changedAt: 20, price: '7', date: '2026-04-01' })
    await putBills([bill('a'), newer, bill('c'), bill('d')])
    await changeFiledReturns([mark])
    const file = await textOf()
    await clearDevice()
    changeSeller(shop)
    await putBills([bill('b'), bill('c', { changedAt: 30, price: '9' }), bill('d'), bill('own')])
    const ready = await look(file)
    expect(ready).toMatchObject({ isOtherShop: false, isPlain: false, isNothingNew: false })
    expect(ready.preview).toMatchObject({
      documents: 4,
      added: 1,
      newer: 1,
      kept: 1,
      older: 0,
      same: 1,
      filed: 1,
      from: '2026-04-01',
      to: '2026-10-05',
      here: 4,
    })
    const before = await textOf()
    const { text, undo } = await ready.bringIn()
    expect(text).toBe(
      '1 bill added, 1 replaced by a newer version, 1 already here, 1 left as here, where it is newer. 2 bills differ; the later one counts. The others are listed here once. 1 filed return added.',
    )
    expect(await ids()).toEqual(['a', 'b', 'c', 'd', 'own'])
    expect((await readBills()).find(({ id }) => id === 'b')?.texts.rows[0]?.price).toBe('7')
    await undo?.()
    // As before, but for the revision of what was replaced: open tabs have to take it over.
    expect(await textOf()).toBe(
      before.replace('"id": "b",\n   "revision": 3', '"id": "b",\n   "revision": 5'),
    )
    expect((await look(file)).preview).toMatchObject({ added: 1, newer: 1, kept: 1, same: 1 })
  })

  describe('of a device that changed the same bills', () => {
    const pay = (amount: string) => ({ date: '2026-10-06', amount, how: 'cash' as const, note: '' })
    const paid = (amount: string, part: { changedAt?: number; price?: string } = {}) => {
      const record = bill('a', part)
      return { ...record, texts: { ...record.texts, payments: [pay(amount)] } }
    }
    const payments = async () => (await readBills())[0]?.texts.payments?.map(({ amount }) => amount)

    const bringOver = async (there: readonly SavedBill[], here: readonly SavedBill[]) => {
      await putBills(there)
      const file = await textOf()
      await clearDevice()
      await putBills(here)
      const ready = await look(file)
      return { ready, restored: await ready.bringIn() }
    }

    it('keeps the payments of both, and is undone in one step with what was decided', async () => {
      const { ready, restored } = await bringOver([paid('300', { changedAt: 99 })], [paid('500')])
      expect(ready.preview).toMatchObject({ joined: 1, payments: 1, newer: 0, same: 0 })
      expect(restored.text).toMatch(/^1 payment added to 1 bill\./)
      expect(await payments()).toEqual(['500', '300'])
      const [question] = restored.questions ?? []
      expect(question?.text).toMatch(/one payment or two\?$/)
      const id = question?.id ?? ''
      expect(await restored.answer?.(id, true)).toBe('kept')
      expect(await payments()).toEqual(['300'])
      expect(await restored.answer?.(id, false)).toBe('kept')
      expect(await payments()).toEqual(['500', '300'])
      await restored.undo?.()
      expect(await payments()).toEqual(['500'])
    })

    it('has what was replaced within reach, unless the bill was changed since', async () => {
      const there = bill('a', { changedAt: 99, price: '7' })
      const { restored } = await bringOver([there], [bill('a', { price: '9' })])
      const price = async () => (await readBills())[0]?.texts.rows[0]?.price
      expect(await price()).toBe('7')
      const id = restored.questions?.[0]?.id ?? ''
      expect(await restored.answer?.(id, true)).toBe('kept')
      expect(await price()).toBe('9')
      await putBills([{ ...bill('a', { price: '1' }), revision: 50 }])
      expect(await restored.answer?.(id, false)).toBe('changed')
      expect(await price()).toBe('1')
    })

    it('stays as it was filed where nothing but payments came', async () => {
      await changeFiledReturns([mark])
      const there = paid('300', { changedAt: 99 })
      await putBills([there])
      const file = await textOf()
      await clearDevice()
      await putBills([bill('a')])
      await changeFiledReturns([mark])
      const { undo } = await (await look(file)).bringIn()
      const [joined] = await readBills()
      expect((await readFiledReturns())[0]?.documents).toEqual({ a: joined?.revision })
      await undo?.()
      const [back] = await readBills()
      expect((await readFiledReturns())[0]?.documents).toEqual({ a: back?.revision })
    })

    it('says a number that two bills have, and offers the next free one', async () => {
      const numbered = (id: string, number: string) => {
        const record = bill(id)
        const details = { ...record.texts.details, number }
        return { ...record, texts: { ...record.texts, details } }
      }
      const { ready, restored } = await bringOver(
        [numbered('b', 'inv-7')],
        [numbered('a', 'INV-7'), numbered('c', 'INV-8')],
      )
      expect(ready.preview.numbersTwice).toEqual(['INV-7'])
      const [question] = restored.questions ?? []
      expect(question?.text).toBe(
        'INV-7 stands on two bills: ₹118.00 (here) and ₹118.00 (file). ₹118.00 (file) can be INV-9.',
      )
      expect(await restored.answer?.(question?.id ?? '', true)).toBe('kept')
      const numbers = async () =>
        Object.fromEntries((await readBills()).map(({ id, texts }) => [id, texts.details.number]))
      expect(await numbers()).toEqual({ a: 'INV-7', b: 'INV-9', c: 'INV-8' })
      await restored.undo?.()
      expect(await numbers()).toEqual({ a: 'INV-7', c: 'INV-8' })
    })

    const withDetails = (record: SavedBill, part: Partial<SavedBill['texts']['details']>) => ({
      ...record,
      texts: { ...record.texts, details: { ...record.texts.details, ...part } },
    })
    const cancelledOn = async (id: string) =>
      (await readBills()).find((bill) => bill.id === id)?.texts.details.cancelledOn

    it.each([5, 99])(
      'asks about a bill that is cancelled here and paid there, changed at %d',
      async (changedAt) => {
        const cancelled = withDetails(bill('a'), {
          cancelledOn: '2026-10-07',
          cancelledWhy: 'slip',
        })
        const { restored } = await bringOver([paid('118', { changedAt })], [cancelled])
        expect(restored.questions?.map(({ text }) => text)).toEqual([
          'a is cancelled, and ₹118.00 is noted as paid on it.',
        ])
        const id = restored.questions?.[0]?.id ?? ''
        expect(await restored.answer?.(id, true)).toBe('kept')
        expect(await cancelledOn('a')).toBe('')
        expect(await payments()).toEqual(['118'])
        expect(await restored.answer?.(id, false)).toBe('kept')
        expect(await cancelledOn('a')).toBe('2026-10-07')
        await restored.undo?.()
        expect(await payments()).toEqual([])
      },
    )

    const note = (id: string, price: string) =>
      withDetails(bill(id, { price }), { title: 'Credit Note', againstId: 'a' })

    it('asks about credit notes that together are above their bill, and can cancel the later one', async () => {
      const { restored } = await bringOver(
        [bill('a'), note('m', '60')],
        [bill('a'), note('n', '60')],
      )
      expect(restored.questions).toMatchObject([
        {
          text: 'The credit notes on a come to ₹141.60, and the bill to ₹118.00: m and n.',
          take: 'Cancel n',
        },
      ])
      const id = restored.questions?.[0]?.id ?? ''
      expect(await restored.answer?.(id, true)).toBe('kept')
      expect(await cancelledOn('n')).toMatch(/^\d{4}-/)
      expect(await restored.answer?.(id, false)).toBe('kept')
      expect(await cancelledOn('n')).toBe('')
      await restored.undo?.()
      expect(await ids()).toEqual(['a', 'n'])
    })

    it('asks about nothing that was so on one side, or that fits', async () => {
      const fits = await bringOver([bill('a'), note('m', '50')], [bill('a'), note('n', '50')])
      expect(fits.restored.questions).toEqual([])
      await clearDevice()
      const above = [bill('a'), note('m', '60'), note('n', '60')]
      const both = withDetails(paid('5'), { cancelledOn: '2026-10-07' })
      expect((await bringOver(above, [])).restored.questions).toEqual([])
      await clearDevice()
      expect((await bringOver([both], [])).restored.questions).toEqual([])
    })
  })

  it('is brought in as a whole or not at all', async () => {
    await putBills([bill('a')])
    await changeFiledReturns([mark])
    const file = await textOf()
    await clearDevice()
    const ready = await look(file)
    const put = IDBObjectStore.prototype.put
    const broken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name === 'filed') throw new DOMException('no room', 'QuotaExceededError')
      return put.apply(this, given as Parameters<typeof put>)
    })
    await expect(ready.bringIn()).rejects.toMatchObject({ name: 'QuotaExceededError' })
    broken.mockRestore()
    expect(await readBills()).toEqual([])
    expect(await readFiledReturns()).toEqual([])
  })

  it('is still as it was filed, when it is undone', async () => {
    await putBills([bill('a', { changedAt: 20, price: '999' })])
    const file = await textOf()
    await clearDevice()
    await putBills([{ ...bill('a'), by: 'a page' }])
    await changeFiledReturns([mark])
    const { undo } = await (await look(file)).bringIn()
    await undo?.()
    const [back] = await readBills()
    expect(back).toMatchObject({ revision: 5, texts: bill('a').texts })
    expect(back).not.toHaveProperty('by')
    expect(await readFiledReturns()).toEqual([{ ...mark, documents: { a: 5 } }])
  })

  it('keeps a mark that was set again after it, when it is undone', async () => {
    await changeFiledReturns([{ ...mark, key: 'GSTR-1 112026' }, mark])
    const file = await textOf()
    await clearDevice()
    const { undo } = await (await look(file)).bringIn()
    await changeFiledReturns([{ ...mark, filedOn: '2026-11-20' }])
    await undo?.()
    expect(await readFiledReturns()).toEqual([{ ...mark, filedOn: '2026-11-20' }])
  })

  it('brings back a closed year as it was filed', async () => {
    await putBills([bill('a'), bill('b')])
    await changeFiledReturns([{ ...mark, documents: { a: 3, b: 3 } }])
    const file = await textOf()
    // As it is after the year was closed.
    await deleteBills(['a'])
    await changeFiledReturns([{ ...mark, documents: { b: 3 } }])
    const { text, undo } = await (await look(file)).bringIn()
    expect(text).toBe('1 bill added, 1 already here.')
    expect(await readFiledReturns()).toEqual([{ ...mark, documents: { a: 3, b: 3 } }])
    await undo?.()
    expect(await readFiledReturns()).toEqual([{ ...mark, documents: { b: 3 } }])
  })

  it('never puts an older mark of a return over a newer one', async () => {
    await changeFiledReturns([mark])
    const file = await textOf()
    await changeFiledReturns([{ ...mark, filedOn: '2026-11-20', documents: { a: 4 } }])
    const ready = await look(file)
    expect(ready.isNothingNew).toBe(true)
    await ready.bringIn()
    expect(await readFiledReturns()).toMatchObject([{ filedOn: '2026-11-20' }])
  })

  it('keeps what was changed after it, when it is undone', async () => {
    await putBills([bill('a'), bill('b')])
    const file = await textOf()
    await clearDevice()
    const { undo } = await (await look(file)).bringIn()
    await putBills([bill('b', { revision: 4, price: '8', changedAt: 99 })])
    await undo?.()
    expect(await ids()).toEqual(['b'])
  })

  it('brings the shop where none is here, and never over one', async () => {
    changeSeller({ ...shop, upi: 'shakti@upi' })
    await putBills([bill('a')])
    const file = await textOf()
    await clearDevice()
    const plain = await look(file)
    expect(plain.isPlain).toBe(true)
    const { undo } = await plain.bringIn()
    expect(readSeller()).toMatchObject({ name: 'Shakti Hardware', upi: 'shakti@upi' })
    await undo?.()
    expect(readSeller().name).toBe('')
    changeSeller({ name: 'Sharma Stores' })
    await (await look(file)).bringIn()
    expect(readSeller()).toMatchObject({ name: 'Sharma Stores', upi: '' })
  })

  it.each([
    ['24ABCDE1234F1Z5', true],
    [' 27abcde1234f1z5', false],
    ['', false],
  ])('asks where it is of another shop: %s', async (gstin, isOtherShop) => {
    changeSeller(shop)
    await putBills([bill('a')])
    const file = await textOf()
    await clearDevice()
    changeSeller({ ...noSeller, gstin })
    expect((await look(file)).isOtherShop).toBe(isOtherShop)
  })

  it('is as good as a back-up where nothing else is here', async () => {
    await putBills([bill('a'), bill('b')])
    const file = await textOf()
    await clearDevice()
    localStorage.setItem('gst-hisab-backup', '{"changed":["a","b"]}')
    await (await look(file)).bringIn()
    expect(readNotes()).toMatchObject({ changed: [] })
    expect(readNotes().lastAt).toBeGreaterThan(0)
  })

  it('brings all that was on the device, says it part by part, and takes it back in one step', async () => {
    changeSeller(shop)
    await putBills([bill('a')])
    await saveItem({ ...noItem, description: 'Cement 50 kg', price: '400' })
    await saveItem({ ...noItem, description: 'Sand', price: '60' })
    localStorage.setItem(settings.costs.key, '{"changed":"","costs":[["S1","","80","",""]]}')
    localStorage.setItem(settings.feeCards.key, '[{"name":"Mine","bands":"~15~65"}]')
    localStorage.setItem(settings.firstNumbers.key, '{"Tax Invoice 2027":"A-1"}')
    const file = await textOf()
    await clearDevice()
    await saveItem({ ...noItem, description: 'sand', price: '60', unit: 'kg' })
    localStorage.setItem(settings.feeCards.key, '[{"name":"Mine","bands":"~9~9"}]')
    const before = await textOf()
    const ready = await look(file)
    expect(ready.preview).toMatchObject({ items: { added: 1, changed: 0, known: 1 } })
    const { text, undo } = await ready.bringIn()
    expect(text).toBe('1 bill added. 1 item added. Added: Costs by SKU, First numbers of a year.')
    expect((await readItems()).map(({ description }) => description)).toEqual([
      'Cement 50 kg',
      'sand',
    ])
    expect(readSettings()).toMatchObject({ feeCards: '[{"name":"Mine","bands":"~9~9"}]' })
    expect(readSettings().costs).toContain('S1')
    expect((await look(file)).isNothingNew).toBe(true)
    await undo?.()
    expect(await textOf()).toBe(before)
  })

  it('is the same again on another device, with items and settings', async () => {
    await putBills([bill('a')])
    await saveItem({ ...noItem, description: 'Cement 50 kg', price: '400' })
    for (const { key } of Object.values(settings)) localStorage.setItem(key, '[["a","b"]]')
    localStorage.setItem(settings.rightCodes.key, '1234')
    localStorage.setItem(settings.costs.key, '{"changed":"","costs":[["S1","","80","",""]]}')
    const before = await textOf()
    await clearDevice()
    await (await look(before)).bringIn()
    const after = await textOf()
    expect(JSON.parse(after).items).toEqual(JSON.parse(before).items)
    expect(JSON.parse(after).settings).toMatchObject({ rightCodes: '1234', order: '[["a","b"]]' })
    expect(JSON.parse(after).settings.costs).toBe(JSON.parse(before).settings.costs)
  })

  it('is refused as a whole where it is damaged', async () => {
    await putBills([bill('a')])
    const file = await textOf()
    expect(await lookAt(new Blob([file.slice(0, -20)]), vi.fn())).toMatch(/cut off/)
    expect(await lookAt(new Blob([file.replace('"id": "a"', '"id": 7')]), vi.fn())).toMatch(
      /Bill 1 of 1/,
    )
  })
})

describe('money without a bill', () => {
  const came = {
    ...noEntry,
    name: 'Asha',
    date: '2026-11-15',
    amount: '50.00',
    how: 'upi',
  } as const
  const opening = (id: string, changedAt: number, paid: readonly string[]): AccountEntry => ({
    ...noEntry,
    kind: 'opening',
    id,
    changedAt,
    name: 'Asha',
    amount: '500.00',
    payments: paid.map((amount) => ({ date: '2026-11-15', amount, how: '', note: '' })),
  })
  const put = (putAccounts: readonly AccountEntry[]) => changeSaved([], () => ({ putAccounts }))

  it('comes back with its bills, and goes with Undo', async () => {
    await putBills([bill('a')])
    await noteAccount(came, [{ id: 'a', amount: decimalFrom(30), revision: 3 }])
    await noteAccount({ ...came, kind: 'advance' })
    const before = await textOf()
    await clearDevice()
    const ready = await look(before)
    expect(ready.preview.accounts).toBe(2)
    const { text, undo } = await ready.bringIn()
    expect(text).toMatch(/2 balances and payments without a bill added\./)
    expect(await textOf()).toBe(before)
    expect((await look(before)).isNothingNew).toBe(true)
    await undo?.()
    expect(await readAccounts()).toEqual([])
  })

  it('is there on its own, too', async () => {
    await noteAccount(came)
    const before = await textOf()
    await clearDevice()
    await (await look(before)).bringIn()
    expect(await readAccounts()).toHaveLength(1)
  })

  it('joins entry by entry, and payments of an opening balance one by one', async () => {
    await put([opening('o', 5, ['10', '30']), opening('theirs', 5, [])])
    const theirs = await textOf()
    await clearDevice()
    await put([opening('o', 9, ['10', '20']), opening('ours', 5, [])])
    const { undo } = await (await look(theirs)).bringIn()
    const here = await readAccounts()
    expect(here.map(({ id }) => id)).toEqual(['o', 'ours', 'theirs'])
    expect(here[0]?.payments.map(({ amount }) => amount).sort()).toEqual(['10', '20', '30'])
    await undo?.()
    expect(await readAccounts()).toEqual([opening('o', 9, ['10', '20']), opening('ours', 5, [])])
  })
})

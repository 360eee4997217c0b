// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { noSeller } from '../bill/seller'
import { type CopyState, type FileCopyParts, fileCopy } from './file-copy'
import type { Inspected } from './inspect-file'
import { type FileHandle, hasSameBytes, type Target, writeAndReadBack } from './target-file'

/** A file on a disk, with what may go wrong there. */
function diskFile(content = '') {
  const file = {
    content,
    changedAt: 1,
    permission: 'granted' as PermissionState,
    asked: 'granted' as PermissionState,
    failure: '',
    isGarbled: false,
  }
  const fail = () => {
    if (file.failure) throw new DOMException('no', file.failure)
  }
  const handle = {
    name: 'shakti-bills.json',
    queryPermission: async () => file.permission,
    async requestPermission() {
      file.permission = file.asked
      return file.asked
    },
    async getFile() {
      if (file.failure === 'NotFoundError') fail()
      return new File([file.content], 'shakti-bills.json', { lastModified: file.changedAt })
    },
    async createWritable() {
      let written = ''
      return {
        async write(blob: Blob) {
          fail()
          written = await blob.text()
        },
        async close() {
          file.content = file.isGarbled ? written.slice(1) : written
          file.changedAt++
        },
        async abort() {},
      }
    },
    isSameEntry: async () => true,
  }
  return { file, handle: handle as unknown as FileHandle }
}

/** The bills of a device as words, one a bill: what a file has is the same words, and marks like filed-10. */
function device(bills: string[] = ['a', 'b']) {
  const own = { name: 'Shakti', gstin: '27ABCDE1234F1Z5' }
  const shelf = { bills, due: true, target: undefined as Target | undefined, shop: own }
  const told: CopyState['kind'][] = []
  let turn: Promise<unknown> = Promise.resolve()
  const inspect = async (file: Blob): Promise<Inspected> => {
    const text = await file.text()
    const [gstin = '', ...there] = text.split(' ')
    const here = shelf.bills.length
    if (!gstin.startsWith('27') && !gstin.startsWith('24')) {
      const none = { documents: 0, missingHere: 0, filedMissingHere: 0, settingsMissingHere: 0 }
      return { kind: 'something else', ...none, here }
    }
    const billsThere = there.filter((word) => !/^(filed|setting)-/.test(word))
    const settingsMissingHere = there.filter((word) => word.startsWith('setting-')).length
    const missingHere = billsThere.filter((bill) => !shelf.bills.includes(bill)).length
    const filedMissingHere = there.filter((word) => word.startsWith('filed-')).length
    const seller = { ...noSeller, name: 'There', gstin }
    const documents = billsThere.length
    const missing = { missingHere, filedMissingHere, settingsMissingHere }
    return { kind: 'bills', seller, documents, ...missing, here }
  }
  const parts: FileCopyParts = {
    memory: {
      read: async () => shelf.target,
      async write(target) {
        shelf.target = target
      },
    },
    makeFile: async () => ({
      file: new Blob([[shelf.shop.gstin, ...shelf.bills].join(' ')]),
      documents: shelf.bills.length,
    }),
    inspect,
    seller: () => shelf.shop,
    isDue: () => shelf.due,
    begin: () => () => {
      shelf.due = false
    },
    alone(job) {
      const done = turn.then(job)
      turn = done.catch(() => {})
      return done
    },
    tell: ({ kind }) => told.push(kind),
  }
  return { shelf, told, parts, openTab: () => fileCopy(parts) }
}

const WHOLE = '27ABCDE1234F1Z5 a b'

describe('a copy in a file', () => {
  it('is written at once, read back, and only then said to be there', async () => {
    const { file, handle } = diskFile()
    const { openTab, told, shelf } = device()
    const copy = openTab()
    await copy.take(handle)
    expect(file.content).toBe(WHOLE)
    expect(told).toEqual(['writing', 'written'])
    expect(shelf).toMatchObject({ due: false, target: { documents: 2 } })
    shelf.bills.push('c')
    await copy.writeIfDue()
    expect(file.content).toBe(WHOLE)
    shelf.due = true
    await copy.writeIfDue()
    expect(file.content).toBe(`${WHOLE} c`)
  })

  it('is not said to be there where it reads otherwise', async () => {
    const { file, handle } = diskFile()
    file.isGarbled = true
    const { openTab, shelf } = device()
    const copy = openTab()
    await copy.take(handle)
    expect(copy.state.read()).toEqual({ kind: 'failed', name: handle.name, why: 'other' })
    expect(shelf.due).toBe(true)
  })

  it.each([
    ['QuotaExceededError', 'full'],
    ['NotFoundError', 'gone'],
    ['NoModificationAllowedError', 'busy'],
    ['TypeError', 'other'],
  ])('that cannot be written says why, and is tried again: %s', async (failure, why) => {
    const { file, handle } = diskFile()
    const { openTab, shelf } = device()
    const copy = openTab()
    await copy.take(handle)
    shelf.bills.push('c')
    shelf.due = true
    file.failure = failure
    await copy.writeIfDue()
    expect(copy.state.read()).toMatchObject({ kind: 'failed', why })
    expect(file.content).toBe(WHOLE)
    expect(shelf.due).toBe(true)
    file.failure = ''
    await copy.writeIfDue()
    expect(copy.state.read().kind).toBe('written')
    expect(file.content).toBe(`${WHOLE} c`)
  })

  it('asks again for a permission that is gone', async () => {
    const { file, handle } = diskFile()
    const { openTab, shelf } = device()
    await openTab().take(handle)
    file.permission = 'prompt'
    const copy = openTab()
    await copy.check()
    expect(copy.state.read().kind).toBe('not-allowed')
    shelf.due = true
    shelf.bills.push('c')
    await copy.writeIfDue()
    expect(copy.state.read().kind).toBe('not-allowed')
    file.asked = 'denied'
    await copy.allowAgain()
    expect(copy.state.read().kind).toBe('not-allowed')
    expect(file.content).toBe(WHOLE)
    file.asked = 'granted'
    await copy.allowAgain()
    expect(copy.state.read().kind).toBe('written')
    expect(file.content).toBe(`${WHOLE} c`)
  })

  it('is written by one tab at a time, and once', async () => {
    const { file, handle } = diskFile()
    const { openTab, shelf, told } = device()
    const [one, other] = [openTab(), openTab()]
    await one.take(handle)
    shelf.due = true
    await Promise.all([one.writeIfDue(), other.writeIfDue()])
    expect(told.filter((kind) => kind === 'written')).toHaveLength(2)
    expect(file.changedAt).toBe(3)
    other.hear({ kind: 'none' })
    expect(other.state.read()).toEqual({ kind: 'none' })
  })

  it.each([
    ['no bill is here', [], WHOLE, 'empty-here'],
    ['few bills are here', ['z'], WHOLE, 'has-more'],
    ['a return is marked as filed only there', ['a', 'b'], `${WHOLE} filed-10`, 'has-more'],
    ['a setting is only there', ['a', 'b'], `${WHOLE} setting-costs`, 'has-more'],
    ['the file is of another shop', ['a'], '24ABCDE1234F1Z5 a', 'other-shop'],
    ['the file is no file of bills', ['a'], 'my diary', 'other-file'],
  ])('never takes the place of something good: %s', async (_, bills, content, kind) => {
    const { file, handle } = diskFile(content)
    const { openTab, shelf } = device(bills)
    const copy = openTab()
    await copy.take(handle)
    expect(copy.state.read().kind).toBe(kind)
    expect(file.content).toBe(content)
    shelf.due = true
    await copy.writeIfDue()
    expect(file.content).toBe(content)
    await copy.overwrite()
    expect(file.content).toBe(['27ABCDE1234F1Z5', ...bills].join(' '))
  })

  it('is looked at first where the bills of the device are gone, or somebody else wrote it', async () => {
    const { file, handle } = diskFile()
    const { openTab, shelf } = device()
    const copy = openTab()
    await copy.take(handle)
    shelf.bills.length = 0
    shelf.due = true
    await copy.writeIfDue()
    expect(copy.state.read()).toEqual({ kind: 'empty-here', name: handle.name, documents: 2 })
    shelf.bills.push('a', 'b')
    await copy.retry()
    expect(copy.state.read().kind).toBe('written')
    file.content = `${WHOLE} from-elsewhere`
    file.changedAt++
    shelf.due = true
    await copy.writeIfDue()
    expect(copy.state.read()).toMatchObject({ kind: 'has-more', documents: 1 })
    expect(file.content).toContain('from-elsewhere')
  })

  it('follows a bill that was deleted, and bills that were removed on purpose', async () => {
    const bills = Array.from({ length: 30 }, (_, index) => `b${index}`)
    const { file, handle } = diskFile()
    const { openTab, shelf } = device(bills)
    const copy = openTab()
    await copy.take(handle)
    shelf.bills.pop()
    shelf.due = true
    await copy.writeIfDue()
    expect(file.content).not.toContain('b29')
    shelf.bills.length = 2
    shelf.due = true
    await copy.writeIfDue()
    expect(copy.state.read().kind).toBe('has-more')
    await copy.expectFewer(2)
    await copy.retry()
    expect(file.content).toBe('27ABCDE1234F1Z5 b0 b1')
  })

  it('ends with Stop, and the file stays', async () => {
    const { file, handle } = diskFile()
    const { openTab, shelf } = device()
    const copy = openTab()
    await copy.take(handle)
    await copy.stop()
    shelf.due = true
    shelf.bills.push('c')
    await copy.writeIfDue()
    expect(copy.state.read()).toEqual({ kind: 'none' })
    expect(file.content).toBe(WHOLE)
  })

  it('does without where nothing can be remembered', async () => {
    const { parts } = device()
    const copy = fileCopy({
      ...parts,
      memory: { read: () => Promise.reject(new Error('forbidden')), write: vi.fn() },
    })
    await copy.check()
    expect(copy.state.read()).toEqual({ kind: 'none' })
  })
})

it('files are compared to the last byte', async () => {
  const long = 'x'.repeat(1_100_000)
  expect(await hasSameBytes(new Blob([long]), new Blob([long]))).toBe(true)
  expect(await hasSameBytes(new Blob([`${long}a`]), new Blob([`${long}b`]))).toBe(false)
  expect(await hasSameBytes(new Blob(['a']), new Blob(['ab']))).toBe(false)
  expect(await hasSameBytes(new Blob([]), new Blob([]))).toBe(true)
})

it('a write that fails is given up, so that the file from before stays', async () => {
  const { file, handle } = diskFile('before')
  file.failure = 'QuotaExceededError'
  await expect(writeAndReadBack(handle, new Blob(['after']))).rejects.toThrow('no')
  expect(file.content).toBe('before')
})

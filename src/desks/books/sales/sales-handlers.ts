import type { Handlers } from '../../../ui/worker/requests'
import { loadHsnList } from '../hsn/load-hsn-list'
import {
  type BillsChange,
  onAccountsChange,
  onBillsChange,
  onFiledChange,
  readAccounts,
  readBill,
  readBillsInBatches,
  readFiledReturns,
} from '../saved-bills/bills-database'
import { type SalesDesk, salesDesk } from './desk'
import { makeFiles, registerTable } from './files/make-files'
import type { Frame, Requests } from './messages'
import { settler } from './money/settle'

/** Other tabs may save at every key press. */
const DEBOUNCE_MS = 300

/** So many bills are worked out at once while nobody asks for them. */
const AHEAD = 200

/** To read all bills is quicker than to read more than so many one by one. */
const MANY = 500

/**
 * Reads all kept bills, follows their changes and answers requests about them, or about the example where
 * there are none; in a worker, or in the page itself.
 *
 * @param tellNews is called after kept bills were changed
 */
export function salesHandlers(tellNews: () => void): Handlers<Requests> {
  const desk = salesDesk()
  /** The bills that are kept could not be read: they are read again with the next request. */
  let isForbidden = false
  /** Bills that were changed could not be read since: what is known of them is of before. */
  let isBehind = false
  let example: Promise<SalesDesk> | undefined
  const loadExample = () => {
    example ??= import('./example').then(({ exampleDesk }) => exampleDesk())
    // What could not be loaded is asked for again by the next request.
    example.catch(() => {
      example = undefined
    })
    return example
  }

  const settling = settler(desk)

  const changed = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let loading = load()

  async function load(): Promise<void> {
    try {
      await readBillsInBatches(desk.put)
      desk.setFiled(await readFiledReturns())
      desk.setAccounts(await readAccounts())
      isForbidden = false
    } catch {
      isForbidden = true
    }
  }

  async function catchUp(): Promise<void> {
    await loading
    const changes = [...changed]
    changed.clear()
    isBehind = false
    try {
      desk.remove(changes.flatMap(([id, revision]) => (revision === 0 ? [id] : [])))
      const ids = changes.flatMap(([id, revision]) => (revision === 0 ? [] : [id]))
      if (ids.length > MANY) await readBillsInBatches(desk.put)
      else {
        const bills = await Promise.all(ids.map(readBill))
        desk.put(bills.flatMap((bill) => bill ?? []))
      }
      desk.setFiled(await readFiledReturns())
      desk.setAccounts(await readAccounts())
    } catch {
      // What cannot be read stays as it was until the next request. A change since then counts, not this one.
      for (const [id, revision] of changes) if (!changed.has(id)) changed.set(id, revision)
      isBehind = true
    }
  }

  /** What could not be read is read again, as often as somebody asks. */
  async function ready(): Promise<void> {
    await loading
    if (isForbidden) loading = load()
    else if (isBehind) loading = catchUp()
    await loading
  }

  /** Works out, after an answer and between others, what no answer needed yet; then there is more to tell. */
  let isWorkingAhead = false
  function workAhead(): void {
    if (desk.workAhead(AHEAD)) {
      isWorkingAhead = true
      setTimeout(workAhead)
    } else if (isWorkingAhead) {
      isWorkingAhead = false
      tellNews()
    }
  }

  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      loading = catchUp()
      loading.then(tellNews)
    }, DEBOUNCE_MS)
  }
  onBillsChange((changes: BillsChange) => {
    for (const { id, revision } of changes) changed.set(id, revision)
    soon()
  })
  onFiledChange(soon)
  onAccountsChange(soon)

  /** What the bills that are kept say, or those of the example. */
  const read =
    <Request, Response>(answer: (desk: SalesDesk, request: Request) => Response) =>
    async (request: Request): Promise<Awaited<Response>> => {
      await ready()
      const response = await answer(desk.isEmpty() ? await loadExample() : desk, request)
      if (!isWorkingAhead) setTimeout(workAhead)
      return response
    }
  /** The same beside what is said of the device. */
  const readInFrame = <Request, Response extends Frame>(
    answer: (desk: SalesDesk, request: Request) => Response,
  ) => read((from, request: Request) => ({ ...answer(from, request), isForbidden }))

  /** Gives a desk the list of HSN codes, if it can be loaded. @returns whether it has it now for the first time */
  async function giveCodes(to: SalesDesk): Promise<boolean> {
    if (to.hasCodes()) return false
    const list = await loadHsnList().catch(() => undefined)
    if (list) to.setCodes(list)
    return list !== undefined
  }

  /** An answer does not wait for the list: what it adds comes as news. */
  const withCodesSoon =
    <Request, Response>(answer: (desk: SalesDesk, request: Request) => Response) =>
    (from: SalesDesk, request: Request): Response => {
      giveCodes(from).then((isNew) => isNew && tellNews())
      return answer(from, request)
    }

  return {
    totals: readInFrame((from, asked) => from.totals(asked)),
    return: readInFrame(withCodesSoon((from, asked) => from.return(asked))),
    money: readInFrame((from, asked) => from.money(asked)),
    list: read((from, asked) => from.list(asked)),
    dues: read((from, asked) => from.dues(asked)),
    file: read(async (from, asked) => {
      if (asked.file === 'return-json') await giveCodes(from)
      return makeFiles(from, asked)
    }),
    statement: read((from, asked) => from.statement(asked)),
    revisions: read((from, asked) => from.revisions(asked)),
    register: read((from, asked) => registerTable(from.forFiles(asked))),
    settle: (asked) => ready().then(() => settling.settle(asked)),
    unsettle: ({ key }) => ready().then(() => settling.unsettle(key)),
  }
}

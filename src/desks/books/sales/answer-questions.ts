import {
  type BillsChange,
  onBillsChange,
  onFiledChange,
  readBill,
  readBillsInBatches,
  readFiledReturns,
} from '../saved-bills/bills-database'
import { type SalesDesk, salesDesk } from './desk'
import { makeFiles, registerTable } from './files/make-files'
import type { Asked, QuestionName, Questions } from './messages'
import { settler } from './money/settle'

/** Other tabs may save at every key press. */
const DEBOUNCE_MS = 300

/** So many bills are worked out at once while nobody asks for them. */
const AHEAD = 200

/** To read all bills is quicker than to read more than so many one by one. */
const MANY = 500

/** Answers questions about all kept bills, or about the example where there are none. */
export type SalesAnswers = {
  ask<Name extends QuestionName>(
    name: Name,
    question: Questions[Name]['question'],
  ): Promise<Questions[Name]['answer']>
  /** Stops following changes. */
  close(): void
}

/**
 * Reads all kept bills and follows their changes; in a worker, or where there are none, in the page itself.
 *
 * @param onChange is called after kept bills were changed
 */
export function salesAnswers(onChange: () => void): SalesAnswers {
  const desk = salesDesk()
  let isForbidden = false
  let example: Promise<SalesDesk> | undefined
  const loadExample = () => {
    example ??= import('./example').then(({ exampleDesk }) => exampleDesk())
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
    } catch {
      isForbidden = true
    }
  }

  async function catchUp(): Promise<void> {
    await loading
    const changes = [...changed]
    changed.clear()
    try {
      desk.remove(changes.flatMap(([id, revision]) => (revision === 0 ? [id] : [])))
      const ids = changes.flatMap(([id, revision]) => (revision === 0 ? [] : [id]))
      if (ids.length > MANY) await readBillsInBatches(desk.put)
      else {
        const bills = await Promise.all(ids.map(readBill))
        desk.put(bills.flatMap((bill) => bill ?? []))
      }
      desk.setFiled(await readFiledReturns())
    } catch {
      // What cannot be read stays as it was.
    }
    onChange()
  }

  /** Works out, after an answer and between others, what no answer needed yet; then there is more to tell. */
  let isWorkingAhead = false
  function workAhead(): void {
    if (desk.workAhead(AHEAD)) {
      isWorkingAhead = true
      setTimeout(workAhead)
    } else if (isWorkingAhead) {
      isWorkingAhead = false
      onChange()
    }
  }

  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      loading = catchUp()
    }, DEBOUNCE_MS)
  }
  const stopBills = onBillsChange((changes: BillsChange) => {
    for (const { id, revision } of changes) changed.set(id, revision)
    soon()
  })
  const stopFiled = onFiledChange(soon)

  return {
    async ask<Name extends QuestionName>(name: Name, question: Questions[Name]['question']) {
      await loading
      const settled = settling.answer(name, question)
      if (settled) return settled as Promise<Questions[Name]['answer']>
      const from = desk.isEmpty() ? await loadExample() : desk
      const answer = await answerOf(from, name as Exclude<Name, 'settle' | 'unsettle'>, question)
      if (!isWorkingAhead) setTimeout(workAhead)
      const isFrame = typeof answer === 'object' && 'isForbidden' in answer
      return (isFrame ? { ...answer, isForbidden } : answer) as Questions[Name]['answer']
    },
    close() {
      clearTimeout(timer)
      stopBills()
      stopFiled()
    },
  }
}

/** Answers one question. */
export function answerOf(
  desk: SalesDesk,
  name: Exclude<QuestionName, 'settle' | 'unsettle'>,
  question: Questions[QuestionName]['question'],
): Questions[QuestionName]['answer'] | Promise<Questions[QuestionName]['answer']> {
  switch (name) {
    case 'totals':
      return desk.totals(question)
    case 'return':
      return desk.return(question)
    case 'money':
      return desk.money(question as Questions['money']['question'])
    case 'list':
      return desk.list(question as Questions['list']['question'])
    case 'dues':
      return desk.dues(question as Questions['dues']['question'])
    case 'file':
      return makeFiles(desk, question as Questions['file']['question'])
    case 'revisions':
      return desk.revisions(question)
    case 'register':
      return registerTable(desk.forFiles(question as Asked))
  }
}

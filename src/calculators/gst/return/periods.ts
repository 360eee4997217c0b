import { readFragment, writeFragment } from '../../../core/fragment'
import {
  ignoreOutcome,
  isRecord,
  parseJson,
  readTabText,
  writeTabText,
} from '../../../ui/memory/browser-storage'
import { isTyped } from '../../../ui/memory/page-inputs'
import { createStore } from '../../../ui/tab/store'
import { undoScope } from '../../../ui/tab/undo'
import { rows } from './compute'
import { cellName, inputs, type Typed } from './inputs'
import { isOfYear } from './sentences'
import { heads } from './set-off'

/*
 * Tax and the days of a return belong to its period. Who chooses another period finds what was typed for that one,
 * or nothing: never the tax of the one before.
 */

const ofPeriod = [
  'dueDate',
  'filedOn',
  'nil',
  ...rows.flatMap((row) => heads.map((head) => cellName(row, head))),
] as const satisfies readonly (keyof Typed)[]

/** What was typed for one period, by the names of the inputs. */
type OfPeriod = Pick<Typed, (typeof ofPeriod)[number]>

const only = (typed: Typed): OfPeriod =>
  Object.fromEntries(ofPeriod.map((name) => [name, typed[name]])) as OfPeriod
const blank: OfPeriod = {
  ...(Object.fromEntries(ofPeriod.map((name) => [name, ''])) as OfPeriod),
  nil: 'no',
}
const isBlank = (texts: OfPeriod) => ofPeriod.every((name) => texts[name] === blank[name])

const KEY = 'gst-hisab-inputs-gst-return-periods'

/** What was typed in this tab for the periods that are not on show, each as the fragment of a link. */
const kept = createStore((): Readonly<Record<string, unknown>> => {
  const found = parseJson(readTabText(KEY))
  return isRecord(found) ? found : {}
})

function keep(period: string, texts: OfPeriod | undefined): void {
  const { [period]: _, ...others } = kept.read()
  kept.write(texts ? { ...others, [period]: writeFragment(texts) } : others)
  writeTabText(KEY, JSON.stringify(kept.read()), ignoreOutcome)
}

function keptOf(period: string): OfPeriod | undefined {
  const text = kept.read()[period]
  const texts = typeof text === 'string' && readFragment(text, ofPeriod)
  return texts ? { ...blank, ...texts, nil: texts.nil === 'yes' ? 'yes' : 'no' } : undefined
}

type PeriodTexts = Pick<Typed, 'form' | 'filing' | 'month' | 'quarter' | 'year' | 'financialYear'>

/** @example periodKey({ form: 'gstr3b', filing: 'quarterly', year: '2026', quarter: '12', … }) // '2026-q12' */
export function periodKey({
  form,
  filing,
  month,
  quarter,
  year,
  financialYear,
}: PeriodTexts): string {
  if (isOfYear(form)) return financialYear
  return filing === 'monthly' ? `${year} ${month}` : `${year}-q${quarter}`
}

/** The undos of what was done in the period on show. */
export const periodUndos = undoScope()

/** What became of what stood there for the period before. */
export type PutAway =
  | { readonly what: 'example'; undo(): void }
  | {
      readonly what: 'typed'
      /** Whoever typed before choosing the period meant this one. Only where it has nothing of its own. */
      readonly moveHere: (() => void) | undefined
    }

/**
 * Goes to another period, and to what was typed for it.
 *
 * @returns what was put away, if anything was
 */
export function choosePeriod(part: Partial<Omit<PeriodTexts, 'form'>>): PutAway | undefined {
  const before = inputs.read()
  const [from, to] = [periodKey(before), periodKey({ ...before, ...part })]
  if (from === to) {
    inputs.change(part)
    return undefined
  }
  periodUndos.end()
  const isExample = inputs.isExample(before)
  const leaving = only(before)
  const isKept = !isExample && !isBlank(leaving)
  const own = keptOf(to)
  keep(from, isKept ? leaving : undefined)
  inputs.change({ ...part, ...(own ?? blank) })
  if (isExample) return { what: 'example', undo: () => bringExampleBack(part) }
  if (!isKept) return undefined
  const moveHere = () => {
    if (periodKey(inputs.read()) !== to) return
    keep(from, undefined)
    inputs.change(leaving)
  }
  return { what: 'typed', moveHere: own ? undefined : moveHere }
}

/** What was typed since stays: for the period it was typed for, and beside the example. */
function bringExampleBack(part: Partial<PeriodTexts>): void {
  const { defaults } = inputs
  const names = Object.keys(part) as (keyof PeriodTexts)[]
  choosePeriod(Object.fromEntries(names.map((name) => [name, defaults[name]])))
  goBackTo({ ...inputs.read(), ...only(defaults) })
}

/** For an undo: where all of it is the example again, it is marked as one again. */
export function goBackTo(typed: Typed): void {
  const example = inputs.example()
  const names = Object.keys(example) as (keyof Typed)[]
  const isExample = names.every((name) => typed[name] === example[name])
  inputs.replace(isExample ? inputs.defaults : typed, isTyped)
}

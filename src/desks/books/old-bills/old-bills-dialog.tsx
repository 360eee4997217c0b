import { useEffect, useMemo, useRef, useState } from 'react'
import { absolute, type Decimal, sum, zero } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { ListDialog, useListDialog } from '../../../ui/dialogs/list-dialog'
import { FileButton, TABLE_FILES } from '../../../ui/fields/file-button'
import { Fold } from '../../../ui/fields/fold'
import { outcomeOf, sayFailure } from '../../../ui/memory/browser-storage'
import { rememberDateOrder, rememberedDateOrder } from '../../../ui/memory/date-orders'
import { Button } from '../../../ui/page/button'
import { stateOf } from '../bill/details'
import { readSeller } from '../bill/remembered-seller'
import { readBills, type SavedBill } from '../saved-bills/bills-database'
import { rupees } from './amounts'
import {
  type OldAnswers,
  type OldFigures,
  type OldReading,
  type PassedRow,
  type StateAnswers,
  type TakenIn,
  taxIn,
} from './old-bill'
import styles from './old-bills.module.css'
import { type OpenedFile, openFile, readOpened, sheetsWithBills } from './open-files'
import { type OldBillsPlan, type OldSums, planOldBills, sumsOf, takeIn } from './plan'
import { OldBillsQuestions } from './questions'
import type { ChosenColumns, RawSheet } from './read-sheet'
import { type PartyBook, partyKey } from './read-tables'
import { oldBillsWords } from './words'

const FILES = [TABLE_FILES, '.xml', '.json', 'application/json'].join()

type OldBillsDialogProps = { onClose(): void; onTaken(taken: TakenIn): void }

/** The files that were chosen, and the bills that are here. */
type Opened = { readonly files: readonly OpenedFile[]; readonly here: readonly SavedBill[] }

/** Shows what files of another program bring, asks what they do not tell, and takes it in. */
export function OldBillsDialog({ onClose, onTaken }: OldBillsDialogProps) {
  const list = useListDialog({
    onClose,
    focusFirst: (dialog) => dialog.querySelector<HTMLElement>('button')?.focus(),
  })
  const [opened, setOpened] = useState<Opened>()
  const [busy, setBusy] = useState('')
  const [problem, setProblem] = useState('')

  const open = async (files: readonly File[]) => {
    setBusy(oldBillsWords.reading)
    setProblem('')
    setOpened(undefined)
    try {
      const read = await Promise.all(files.map(openFile))
      const wrong = read.find((file) => 'problem' in file)
      if (wrong && 'problem' in wrong) setProblem(wrong.problem)
      else {
        const files = read.flatMap((file) => ('problem' in file ? [] : [file]))
        setOpened({ files, here: await readBills() })
      }
    } catch (error) {
      setProblem(sayFailure('bills', outcomeOf(error)))
    }
    setBusy('')
  }

  const keep = async (plan: OldBillsPlan) => {
    setBusy(oldBillsWords.keeping)
    try {
      const { written, undo } = await takeIn(plan)
      onTaken({ text: oldBillsWords.kept(written), undo })
      list.close()
    } catch (error) {
      setProblem(sayFailure('bills', outcomeOf(error)))
      setBusy('')
    }
  }

  return (
    <ListDialog
      list={list}
      id="old-bills-title"
      title={oldBillsWords.title}
      className={styles.dialog}
    >
      <p>{oldBillsWords.intro}</p>
      {problem && (
        <p key={problem} role="alert">
          {problem}
        </p>
      )}
      {busy && (
        <p key={busy} role="status">
          {busy}
        </p>
      )}
      {opened && !busy && <Preview opened={opened} onKeep={keep} />}
      {!busy && (
        <div className={styles.buttons}>
          <FileButton kind={opened ? 'quiet' : 'secondary'} accept={FILES} onFiles={open}>
            {opened || problem ? oldBillsWords.otherFile : oldBillsWords.choose}
          </FileButton>
          <Button kind="quiet" onClick={list.close}>
            {oldBillsWords.cancel}
          </Button>
        </div>
      )}
    </ListDialog>
  )
}

const noQuestions = { day: undefined, withoutTax: 0, unplaced: [], amounts: false }

/** What several files hold together. */
function joined(readings: readonly OldReading[]): OldReading {
  const asks = readings.map((reading) => reading.asks)
  const foots = readings.flatMap(({ foot }) => (foot === undefined ? [] : [foot]))
  return {
    bills: readings.flatMap(({ bills }) => bills),
    passed: readings.flatMap(({ passed }) => passed),
    ownGstin: readings.map(({ ownGstin }) => ownGstin).find((gstin) => gstin !== '') ?? '',
    asks: {
      ...noQuestions,
      day: asks.map(({ day }) => day).find((day) => day !== undefined),
      withoutTax: asks.reduce((count, { withoutTax }) => count + withoutTax, 0),
      unplaced: asks.flatMap(({ unplaced }) => unplaced),
      amounts: asks.some(({ amounts }) => amounts),
    },
    foot: foots.length === readings.length && foots.length > 0 ? sum(...foots) : undefined,
  }
}

type Read =
  | { readonly reading: OldReading; readonly plan: OldBillsPlan }
  | { readonly problem: string }

/** The names of columns stand for the shape of a file. */
const shapeOf = (sheets: readonly RawSheet[]): string => sheets[0]?.heads.join('|') ?? ''

function readAll(
  { files, here }: Opened,
  sheets: ReadonlyMap<OpenedFile, readonly RawSheet[]>,
  answers: OldAnswers,
): Read {
  const parties: PartyBook = new Map(
    files.flatMap((file) => (file.kind === 'parties' ? [...file.parties] : [])),
  )
  const ofBills = files.filter(({ kind }) => kind !== 'parties')
  const readings: OldReading[] = []
  for (const file of ofBills.length > 0 ? ofBills : files) {
    const reading = readOpened(file, sheets.get(file) ?? [], parties, answers)
    if ('problem' in reading) return reading
    readings.push(reading)
  }
  const reading = joined(readings)
  return { reading, plan: planOldBills(here, reading.bills, Date.now()) }
}

type PreviewProps = { opened: Opened; onKeep(plan: OldBillsPlan): void }

function Preview({ opened, onKeep }: PreviewProps) {
  const seller = readSeller()
  const [chosen, setChosen] = useState<ChosenColumns>(new Map())
  const sheets = useMemo(
    () =>
      new Map(
        opened.files.flatMap((file) =>
          file.kind === 'tables' ? [[file, sheetsWithBills(file, chosen)] as const] : [],
        ),
      ),
    [opened, chosen],
  )
  const all = useMemo(() => [...sheets.values()].flat(), [sheets])
  const shape = shapeOf(all)
  const [order, setOrder] = useState<OldAnswers['order']>()
  const [rate, setRate] = useState<OldAnswers['rate']>()
  const [amounts, setAmounts] = useState<OldAnswers['amounts']>()
  const [where, setWhere] = useState<StateAnswers>({
    ownState: stateOf(seller.state, seller.gstin) ?? '',
    states: new Map(),
    areOthersHere: false,
  })
  const answers = useMemo<OldAnswers>(
    () => ({
      ownState: where.ownState,
      order: order ?? rememberedDateOrder(shape),
      rate,
      amounts,
      states: where.states,
    }),
    [where, order, rate, amounts, shape],
  )
  const isReadable = all.every((sheet) => sheet.has('number') && sheet.has('date'))
  const read = useMemo(
    () => (isReadable ? readAll(opened, sheets, answers) : undefined),
    [isReadable, opened, sheets, answers],
  )
  const summary = useRef<HTMLHeadingElement>(null)
  useEffect(() => summary.current?.focus(), [])

  if (read && 'problem' in read) return <p role="alert">{read.problem}</p>
  const ownGstin = read?.reading.ownGstin ?? ''
  const isOtherShop = ownGstin !== '' && seller.gstin !== '' && ownGstin !== seller.gstin.trim()
  const asks = read?.reading.asks ?? noQuestions
  const isAnswered =
    (asks.day === undefined || answers.order !== undefined) &&
    (asks.withoutTax === 0 || answers.rate !== undefined) &&
    (!asks.amounts || answers.amounts !== undefined) &&
    (asks.unplaced.length === 0 ||
      (where.ownState !== '' &&
        (where.areOthersHere ||
          asks.unplaced.every(({ name }) => where.states.has(partyKey(name))))))
  return (
    <>
      <h3 ref={summary} tabIndex={-1}>
        {opened.files.map(({ name }) => name).join(', ')}
      </h3>
      {isOtherShop && (
        <p role="alert" className={styles.warning}>
          {oldBillsWords.file.otherShop(ownGstin, seller.gstin.trim())}
        </p>
      )}
      <OldBillsQuestions
        asks={asks}
        answers={answers}
        where={where}
        sheet={all[0]}
        chosen={chosen}
        onColumns={setChosen}
        onOrder={(order) => {
          setOrder(order)
          rememberDateOrder(shape, order, () => {})
        }}
        onRate={setRate}
        onAmounts={setAmounts}
        onWhere={setWhere}
      />
      {read && (
        <>
          <Brings reading={read.reading} plan={read.plan} />
          {!isAnswered && <p role="status">{oldBillsWords.questions.again}</p>}
          <div className={styles.buttons}>
            <Button
              kind="primary"
              disabled={!isAnswered || read.plan.put.length === 0}
              onClick={() => onKeep(read.plan)}
            >
              {isOtherShop
                ? oldBillsWords.keepAllTheSame(read.plan.put.length)
                : oldBillsWords.keep(read.plan.put.length)}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

/** What the files hold, what becomes of it, and what is left out. */
function Brings({ reading, plan }: { reading: OldReading; plan: OldBillsPlan }) {
  const { bills, passed, foot } = reading
  const { known, partly } = plan
  const sums = sumsOf(bills)
  const isAllTaken = known.length === 0
  const taken = sumsOf(plan.taken)
  const net = sum(sums.bills.figures.total, -sums.notes.figures.total as Decimal)
  const total = sum(sums.bills.figures.total, sums.notes.figures.total)
  const isFootSame = foot === undefined || foot === net || foot === total
  return (
    <>
      <section className={styles.sums} aria-label={oldBillsWords.sums.title}>
        <Sums name={oldBillsWords.sums.bills} sums={sums.bills} />
        {sums.notes.count > 0 && <Sums name={oldBillsWords.sums.notes} sums={sums.notes} />}
        {!isAllTaken && <Sums name={oldBillsWords.sums.taken} sums={taken.bills} />}
        {!isAllTaken && taken.notes.count > 0 && (
          <Sums name={oldBillsWords.sums.takenNotes} sums={taken.notes} />
        )}
      </section>
      {sums.cancelled > 0 && <p>{oldBillsWords.sums.cancelled(sums.cancelled)}</p>}
      {foot !== undefined && (
        <p className={isFootSame ? undefined : styles.warning}>
          {isFootSame
            ? oldBillsWords.sums.footSame(rupees(foot))
            : oldBillsWords.sums.footOther(rupees(foot), rupees(net))}
        </p>
      )}
      {plan.byRate > 0 && <p>{oldBillsWords.byRate(plan.byRate)}</p>}
      {plan.mixed > 0 && <p>{oldBillsWords.mixed(plan.mixed)}</p>}
      {bills.some(({ paid, paidOn }) => paid !== undefined && paid > 0n && paidOn === '') && (
        <p>{oldBillsWords.paidOn}</p>
      )}
      {partly.length > 0 && (
        <Lines
          summary={oldBillsWords.partly(partly.length)}
          note={oldBillsWords.partlyNote}
          lines={partly.map(({ bill, remainder }) =>
            oldBillsWords.remainder(bill.number, sayRemainder(remainder)),
          )}
        />
      )}
      {known.length > 0 && (
        <Lines
          summary={oldBillsWords.known(known.length)}
          lines={known.map(({ bill, twinRow }) =>
            sayPassed({
              row: bill.row,
              text: [bill.number, bill.party].filter(Boolean).join(', '),
              reason:
                twinRow === undefined
                  ? oldBillsWords.reasons.here
                  : oldBillsWords.reasons.twice(twinRow),
              total: bill.figures.total,
            }),
          )}
        />
      )}
      {passed.length > 0 && (
        <Lines summary={oldBillsWords.passed(passed.length)} lines={passed.map(sayPassed)} />
      )}
    </>
  )
}

const sayPassed = ({ row, text, reason, total }: PassedRow): string =>
  oldBillsWords.passedRow(
    row,
    total === undefined || total === zero ? text : `${text}, ${rupees(total)}`,
    reason,
  )

function sayRemainder(remainder: OldFigures): string {
  const { taxable, other, total } = remainder
  const tax = taxIn(remainder)
  return [
    ...(taxable === zero ? [] : [oldBillsWords.parts.taxable(rupees(taxable))]),
    ...(tax === zero ? [] : [oldBillsWords.parts.tax(rupees(tax))]),
    ...(other === zero ? [] : [oldBillsWords.parts.other(rupees(other))]),
    ...(total === zero ? [] : [oldBillsWords.parts.total(rupees(total))]),
  ].join(', ')
}

/** More lines than anyone reads: the others are counted. */
const MOST_LINES = 500

function Lines({
  summary,
  note,
  lines,
}: {
  summary: string
  note?: string
  lines: readonly string[]
}) {
  return (
    <Fold summary={summary} className={styles.fold}>
      {note && <p>{note}</p>}
      <ul>
        {lines.slice(0, MOST_LINES).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
          <li key={index}>{line}</li>
        ))}
      </ul>
      {lines.length > MOST_LINES && <p>{oldBillsWords.more(lines.length - MOST_LINES)}</p>}
    </Fold>
  )
}

function Sums({ name, sums: { count, figures, paid } }: { name: string; sums: OldSums }) {
  const rounding = sum(figures.roundOff, figures.other)
  const facts: readonly (readonly [string, string])[] = [
    [oldBillsWords.sums.documents, groupDigits(String(count))],
    [oldBillsWords.sums.taxable, rupees(figures.taxable)],
    [oldBillsWords.sums.tax, rupees(taxIn(figures))],
    ...(absolute(rounding) === zero
      ? []
      : ([[oldBillsWords.sums.rounding, rupees(rounding)]] as const)),
    [oldBillsWords.sums.total, rupees(figures.total)],
    [oldBillsWords.sums.paid, paid === undefined ? oldBillsWords.sums.notTold : rupees(paid)],
  ]
  return (
    <div>
      <h4>{name}</h4>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-figure>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sayDate } from '../../../core/language/dates'
import { groupDigits } from '../../../core/money/group-digits'
import { outcomeOf, sayFailure } from '../../../ui/memory/browser-storage'
import { Button } from '../../../ui/page/button'
import type { Progress } from '../../../ui/worker/pacing'
import { readSeller } from '../bill/remembered-seller'
import styles from './backup.module.css'
import type { Preview } from './backup-work'
import { lookAt, type ReadyFile, type Restored, sayShop } from './restore'
import {
  isOneChoice,
  readSettings,
  type SettingTexts,
  settingChanges,
  settingNames,
} from './settings'
import { backupWords } from './words'

type RestorePreviewProps = {
  file: File
  /** Goes on by itself where no bill is here yet, and the file is of no other shop. */
  goesOnIfPlain?: boolean
  /** It was brought in, or nothing came of it: to be said. */
  onDone(restored: Restored): void
  onCancel(): void
}

/** Shows what a file brings, and brings it in. */
export function RestorePreview({ file, goesOnIfPlain, onDone, onCancel }: RestorePreviewProps) {
  const [ready, setReady] = useState<ReadyFile>()
  const [progress, setProgress] = useState<Progress>()
  const [isBusy, setIsBusy] = useState(false)
  const bringButton = useRef<HTMLButtonElement>(null)

  const fail = (error: unknown) => onDone({ text: sayFailure('bills', outcomeOf(error)) })

  const bringIn = async (ready: ReadyFile) => {
    setIsBusy(true)
    try {
      onDone(await ready.bringIn())
    } catch (error) {
      fail(error)
    }
  }

  const showAnswer = useEffectEvent((answer: ReadyFile | string) => {
    if (typeof answer === 'string') return onDone({ text: backupWords.file.problem(answer) })
    const mayGoOn = goesOnIfPlain && (answer.isPlain || answer.isNothingNew)
    if (mayGoOn && !answer.isOtherShop) return void bringIn(answer)
    return setReady(answer)
  })
  const failed = useEffectEvent(fail)

  useEffect(() => {
    let isWanted = true
    let opened: ReadyFile | undefined
    lookAt(file, (progress) => isWanted && setProgress(progress)).then(
      (answer) => {
        if (typeof answer !== 'string') opened = answer
        if (isWanted) showAnswer(answer)
        else opened?.close()
      },
      (error) => isWanted && failed(error),
    )
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [file])

  useEffect(() => {
    if (ready) bringButton.current?.focus()
  }, [ready])

  if (isBusy) {
    return (
      <div className={styles.preview}>
        <p role="status">{backupWords.file.bringing}</p>
      </div>
    )
  }
  if (!ready) {
    return (
      <div className={styles.preview}>
        <p role="status">
          {progress
            ? backupWords.file.readSoFar(progress.done, progress.of)
            : backupWords.file.reading}
        </p>
        {progress && (
          <progress aria-label={backupWords.file.reading} value={progress.done} max={progress.of} />
        )}
      </div>
    )
  }
  const { preview, isOtherShop, isNothingNew } = ready
  return (
    <section className={styles.preview} aria-label={backupWords.file.brings}>
      {isOtherShop && (
        <p role="alert" className={styles.question}>
          {backupWords.file.otherShop(sayShop(preview.seller), sayShop(readSeller()))}
        </p>
      )}
      <PreviewFacts fileName={file.name} preview={preview} />
      {isNothingNew ? (
        <div className={styles.buttons}>
          <p role="status">{backupWords.file.nothingNew}</p>
          <Button ref={bringButton} kind="secondary" onClick={onCancel}>
            {backupWords.file.close}
          </Button>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button ref={bringButton} kind="secondary" onClick={() => bringIn(ready)}>
            {isOtherShop ? backupWords.file.mergeAllTheSame : backupWords.file.bringIn}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {backupWords.file.cancel}
          </Button>
        </div>
      )}
    </section>
  )
}

const sayItems = ({ added, changed }: NonNullable<Preview['items']>): string =>
  added + changed > 0 ? backupWords.file.itemsBrought(added, changed) : backupWords.file.stayAsHere

/** What becomes of each kind of settings that the file has. */
function sayParts(brought: SettingTexts): readonly (readonly [string, string])[] {
  const changes = settingChanges(readSettings(), brought)
  return settingNames
    .filter((name) => brought[name] !== undefined)
    .map((name) => {
      const added = changes.find((change) => change.name === name)?.added
      if (!added) return [backupWords.settings[name], backupWords.file.stayAsHere]
      const said = isOneChoice(name) ? backupWords.file.asInFile : backupWords.file.newOnes(added)
      return [backupWords.settings[name], said]
    })
}

/** No more than so many numbers are named. */
const NUMBERS_NAMED = 5

const sayNumbers = (numbers: readonly string[]): string =>
  numbers.length > NUMBERS_NAMED
    ? backupWords.file.andMore(numbers.slice(0, NUMBERS_NAMED), numbers.length - NUMBERS_NAMED)
    : numbers.join(', ')

function PreviewFacts({ fileName, preview }: { fileName: string; preview: Preview }) {
  const { seller, from, to, filed, numbersTwice, items, settings } = preview
  const dates = from === to ? sayDate(from) : backupWords.file.range(sayDate(from), sayDate(to))
  const facts: readonly (readonly [string, string | number])[] = [
    [backupWords.file.name, fileName],
    [backupWords.file.shop, sayShop(seller)],
    ...(from ? [[backupWords.file.dates, dates] as const] : []),
    [backupWords.file.added, preview.added],
    [backupWords.file.newer, preview.newer],
    ...(preview.joined > 0 ? [[backupWords.file.joined, preview.joined] as const] : []),
    ...(preview.payments > 0 ? [[backupWords.file.payments, preview.payments] as const] : []),
    [backupWords.file.kept, preview.kept],
    ...(preview.older > 0 ? [[backupWords.file.older, preview.older] as const] : []),
    [backupWords.file.same, preview.same],
    ...(filed > 0 ? [[backupWords.file.filed, filed] as const] : []),
    ...(preview.accounts > 0 ? [[backupWords.file.accounts, preview.accounts] as const] : []),
    ...(items ? [[backupWords.items, sayItems(items)] as const] : []),
    ...sayParts(settings),
    ...(numbersTwice.length > 0
      ? [[backupWords.file.numbersTwice, sayNumbers(numbersTwice)] as const]
      : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-figure={typeof value === 'number' || undefined}>
            {typeof value === 'number' ? groupDigits(String(value)) : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { useState } from 'react'
import { createPortal } from 'react-dom'
import { dayOf, sayDate } from '../../../core/language/dates'
import { outcomeOf, sayFailure } from '../../../ui/memory/browser-storage'
import { Button } from '../../../ui/page/button'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { useOnDemand, useToast } from '../../../ui/tab/toast'
import { readSeller } from '../bill/remembered-seller'
import styles from './backup.module.css'
import { backUpNow, chooseFile, copy, useCopyState } from './backups'
import type { CopyState } from './file-copy'
import { canWriteFiles } from './target-file'
import { backupWords } from './words'

const restoreDialog = lazyPart(() => import('./restore-dialog').then((part) => part.RestoreDialog))

/** @example sayTime(new Date(2026, 10, 14, 14, 5)) // '14:05' */
const sayTime = (time: Date): string =>
  [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')

/** When the copy was written. */
export function sayWritten(at: number, now: Date): string {
  const time = new Date(at)
  const day = dayOf(time)
  return day === dayOf(now)
    ? backupWords.copy.writtenAt(sayTime(time))
    : backupWords.copy.writtenOn(sayDate(day), sayTime(time))
}

/** The sentence of what is wrong with the copy; nothing where all is well. */
export function sayCopyProblem(state: CopyState): string | undefined {
  switch (state.kind) {
    case 'not-allowed':
      return backupWords.copy.notAllowed(state.name)
    case 'failed':
      return backupWords.copy.failed[state.why](state.name)
    case 'empty-here':
      return backupWords.copy.emptyHere(state.name, state.documents)
    case 'has-more':
      return backupWords.copy.hasMore(state.name, state.documents, state.filed, state.settings)
    case 'other-shop': {
      const [theirs, yours] = [state.shop, readSeller()].map(({ name, gstin }) =>
        backupWords.shop(name.trim(), gstin.trim()),
      )
      return backupWords.copy.otherShop(
        state.name,
        theirs || backupWords.noShop,
        yours || backupWords.noShop,
      )
    }
    case 'other-file':
      return backupWords.copy.otherFile(state.name)
    default:
      return undefined
  }
}

type CopyAction = { readonly label: string; act(): unknown }

/** What a person can do about the state of the copy: the first is the likeliest. */
export function useCopyActions() {
  const [file, setFile] = useState<File>()
  const backUpNow = useBackUpNow()
  const showToast = useToast()
  const onDemand = useOnDemand()

  /** A picker that the browser refuses is as good as none. */
  const choose = (which: 'new' | 'existing') => chooseFile(which).catch(() => {})
  const another: CopyAction = {
    label: backupWords.copy.chooseAnother,
    act: () => choose('new'),
  }
  const overwrite: CopyAction = { label: backupWords.copy.overwrite, act: copy.overwrite }
  const restore: CopyAction = {
    label: backupWords.copy.restoreFromIt,
    act: () =>
      onDemand(restoreDialog.load, backupWords.notLoaded, () =>
        copy.file().then(setFile, () => copy.retry()),
      ),
  }
  const stop: CopyAction = {
    label: backupWords.copy.stop,
    async act() {
      await copy.stop()
      showToast(backupWords.copy.stopped)
    },
  }

  const actionsFor = ({ kind }: CopyState): readonly CopyAction[] => {
    switch (kind) {
      case 'none':
        return [
          { label: backupWords.copy.keep, act: () => choose('new') },
          { label: backupWords.copy.useExisting, act: () => choose('existing') },
        ]
      case 'written':
        return [stop]
      case 'not-allowed':
        return [{ label: backupWords.copy.allowAgain, act: copy.allowAgain }, stop]
      case 'failed':
        return [another, { label: backupWords.backUpNow, act: backUpNow }, stop]
      case 'empty-here':
        return [restore, another, stop]
      case 'has-more':
        return [restore, overwrite, another]
      case 'other-shop':
      case 'other-file':
        return [another, overwrite, stop]
      default:
        return []
    }
  }

  // Beside the page: what opened it may be a line of small letters.
  const dialog =
    file &&
    createPortal(
      <restoreDialog.Part file={file} onClose={() => setFile(undefined)} />,
      document.body,
    )
  return { actionsFor, dialog }
}

type CopyInFileProps = {
  /** In one line, where there is little room. */
  isLine?: boolean
}

/** The copy in a file: where it goes and when it was written, or a way to begin one. */
export function CopyInFile({ isLine }: CopyInFileProps) {
  const state = useCopyState()
  const { actionsFor, dialog } = useCopyActions()
  if (!canWriteFiles() || state.kind === 'unknown') return null
  if (isLine) {
    return (
      <div className={styles.line}>
        <p role="status">{state.kind !== 'none' && sayCopy(state)}</p>
        {actionsFor(state).map(({ label, act }) => (
          <button key={label} type="button" onClick={act}>
            {label}
          </button>
        ))}
        {dialog}
      </div>
    )
  }
  // Beside it stands a button for a back-up anyway.
  const actions = actionsFor(state).filter(({ label }) => label !== backupWords.backUpNow)
  return (
    <div className={styles.copy}>
      <p role="status">{sayCopy(state)}</p>
      <div className={styles.buttons}>
        {actions.map(({ label, act }) => (
          <Button key={label} kind="quiet" onClick={act}>
            {label}
          </Button>
        ))}
      </div>
      {dialog}
    </div>
  )
}

function sayCopy(state: CopyState) {
  switch (state.kind) {
    case 'none':
      return backupWords.copy.offer
    case 'writing':
      return backupWords.copy.writing(state.name)
    case 'written':
      return (
        <>
          {backupWords.copy.goesTo(<b>{state.name}</b>)}{' '}
          <small>{sayWritten(state.at, new Date())}</small>
        </>
      )
    default:
      return sayCopyProblem(state)
  }
}

/** Hands all bills to the browser's downloads, and says so. */
export function useBackUpNow(): () => Promise<void> {
  const showToast = useToast()
  return async () => {
    try {
      showToast(backupWords.made(await backUpNow()))
    } catch (error) {
      showToast(sayFailure('bills', outcomeOf(error)))
    }
  }
}

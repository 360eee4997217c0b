import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { uiWords } from '../words'
import { atOnce, lazyPart, loadOrReload, useLoadedInBackground, whenUsed } from './lazy-part'
import type { Toast } from './toast-view'
import type { Undo } from './undo'

/** How long a toast stays. */
const TOAST_MS = 3_000
/** How long it stays with something to decide, such as Undo. */
const TOAST_WITH_ACTION_MS = 8_000

/** What was done has a tick; what is asked or refused has none. */
export type ShowToast = (text: string, action?: Toast['action'], kind?: Toast['kind']) => void

/** @example showToast('Item removed', undoBy(removal)) */
export const undoBy = ({ run, signal }: Undo): Toast['action'] => ({
  label: uiWords.tab.undo,
  onClick: run,
  signal,
})

const view = lazyPart(() => import('./toast-view').then((part) => part.ToastView))

const ToastContext = createContext<ShowToast>(() => {})

/** Shows a short confirmation: one at a time, read out politely, gone by itself. */
export const useToast = () => use(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null)
  const isHere = useLoadedInBackground(view.load, toast ? atOnce : whenUsed)

  const show = useCallback<ShowToast>((text, action, kind = 'done') => {
    const ms = action ? TOAST_WITH_ACTION_MS : TOAST_MS
    setToast({ text, action, kind, key: Date.now(), ms })
  }, [])

  return (
    <ToastContext value={show}>
      {children}
      {isHere ? (
        <view.Part toast={toast} onChange={setToast} />
      ) : (
        // What shows them may be what could not be loaded: then the words alone.
        toast && <p role="status">{toast.text}</p>
      )}
    </ToastContext>
  )
}

/**
 * For a press: loads what it needs and hands it to `onLoaded`, or says `notLoaded`. Then
 * another press is another try.
 *
 * @example onDemand(dialog.load, appWords.menuNotLoaded, () => setIsOpen(true))
 */
export function useOnDemand() {
  const showToast = useToast()
  return <Part,>(
    load: () => Promise<Part>,
    notLoaded: string,
    onLoaded: (part: Part) => void,
  ): Promise<void> =>
    loadOrReload(load).then(onLoaded, () => showToast(notLoaded, undefined, 'refused'))
}

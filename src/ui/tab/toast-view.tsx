import { Check } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../page/icon'
import { uiWords } from '../words'
import { address } from './address'
import { combineCleanups, onWindow } from './store'
import styles from './toast-view.module.css'

/** Leads to the action of a toast, from wherever the focus is, even after the toast has gone. */
const KEY = 'F8'

export type Toast = {
  readonly text: string
  readonly action?:
    | {
        readonly label: string
        onClick(): unknown
        /** Ends when what it was offered for is gone, and the toast with it. */
        readonly signal?: AbortSignal | undefined
      }
    | undefined
  readonly kind: 'done' | 'refused'
  /** When it was shown: another one of the same words is another one. */
  readonly key: number
  /** How long it stays. */
  readonly ms: number
  /** Its time is over, but its key still brings it back. */
  readonly isOver?: boolean
}

type ToastViewProps = { toast: Toast | null; onChange: SetToast }

/** A toast at the foot of the window. */
export function ToastView({ toast, onChange }: ToastViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const { text, action, key, isOver } = toast ?? { isOver: true }

  useEffect(
    () => (toast && place.current ? watchToast(toast, place.current, onChange) : undefined),
    [toast, onChange],
  )

  return (
    // Here before there is a toast: what comes into it is read out.
    <div ref={place} className={styles.place} role="status">
      {!isOver && (
        <div className={styles.toast} key={key}>
          {toast?.kind === 'done' && <Icon of={Check} size={20} />}
          {text}
          {action && (
            <>
              <button
                type="button"
                aria-keyshortcuts={KEY}
                onClick={() => {
                  action.onClick()
                  onChange((now) => (now === toast ? null : now))
                }}
              >
                {action.label}
              </button>
              <kbd title={uiWords.toast.keyLeadsHere(KEY)}>{KEY}</kbd>
            </>
          )}
        </div>
      )}
    </div>
  )
}

type SetToast = (change: (toast: Toast | null) => Toast | null) => void

/**
 * The behaviour of one toast: it goes after its time, but not while it is pointed at or has the
 * focus; its key moves the focus to it, and afterwards the focus returns to where it was.
 *
 * @returns a way to stop
 */
export function watchToast(toast: Toast, place: HTMLElement, setToast: SetToast): () => void {
  const { action, isOver = false } = toast
  const change = (to: Toast | null) => setToast((now) => (now === toast ? to : now))
  const dismiss = () => change(null)
  const end = new AbortController()
  const { signal } = end
  let timer: ReturnType<typeof setTimeout> | undefined
  let cameFrom: HTMLElement | undefined

  const startClock = () => {
    clearTimeout(timer)
    if (isOver || place.matches(':hover') || place.contains(document.activeElement)) return
    timer = setTimeout(() => change(action ? { ...toast, isOver: true } : null), toast.ms)
  }
  const stopClock = () => clearTimeout(timer)

  place.addEventListener('pointerenter', stopClock, { signal })
  place.addEventListener('pointerleave', startClock, { signal })
  place.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      stopClock()
      if (relatedTarget instanceof HTMLElement && !place.contains(relatedTarget)) {
        cameFrom = relatedTarget
      }
    },
    { signal },
  )
  // When the focus is where it goes.
  place.addEventListener('focusout', () => setTimeout(startClock), { signal })
  place.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') dismiss()
    },
    { signal },
  )

  const goTo = () => place.querySelector('button')?.focus()
  const follow = (event: KeyboardEvent) => {
    if (event.key !== KEY || !action) return
    event.preventDefault()
    if (!isOver) return goTo()
    wantsFocus = true
    change({ ...toast, isOver: false })
  }

  if (wantsFocus && !isOver) goTo()
  wantsFocus = false
  startClock()
  action?.signal?.addEventListener('abort', dismiss, { signal })
  if (action?.signal?.aborted) dismiss()
  const offeredAt = address.read()
  const leave = () => {
    const { path, link } = address.read()
    const isOther = path !== offeredAt.path || (link && link !== offeredAt.link)
    if (action && isOther) dismiss()
  }
  return combineCleanups(
    onWindow('keydown', follow),
    // It belongs to the page, and to the inputs, for which it was offered.
    address.subscribe(leave),
    () => {
      stopClock()
      end.abort()
      const isLost = cameFrom && document.activeElement === document.body
      if (isLost) (cameFrom?.isConnected ? cameFrom : document.querySelector('main'))?.focus()
    },
  )
}

/** The key was pressed for a toast that had gone: it is on its way back. */
let wantsFocus = false

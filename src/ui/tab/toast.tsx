import { Check } from 'lucide'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../page/icon'
import { useLoadedWhenIdle } from './late-part'
import styles from './toast.module.css'
import type { Undo } from './undo'

type ToastAction = {
  readonly label: string
  onClick(): unknown
  /** Ends when what it was offered for is gone, and the toast with it. */
  readonly signal?: AbortSignal | undefined
}
export type Toast = {
  readonly text: string
  readonly action?: ToastAction | undefined
  readonly key: number
  /** Its time is over, but its key still brings it back. */
  readonly isOver?: boolean
}
export type ShowToast = (text: string, action?: ToastAction) => void

/** @example showToast('Item removed', undoBy(removal)) */
export const undoBy = ({ run, signal }: Undo): ToastAction => ({
  label: 'Undo',
  onClick: run,
  signal,
})

// How long it stays, and its key. Until that is here it stays.
const manners = { load: () => import('./late/toast-manners') }

const ToastContext = createContext<ShowToast>(() => {})

/** Shows a short confirmation: one at a time, read out politely, gone by itself. */
export const useToast = () => use(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { attend, KeyHint } = useLoadedWhenIdle(manners) ?? {}

  const show = useCallback<ShowToast>((text, action) => {
    setToast((last) => ({ text, action, key: (last?.key ?? 0) + 1 }))
  }, [])

  useEffect(() => {
    return toast && place.current && attend ? attend(toast, place.current, setToast) : undefined
  }, [toast, attend])

  return (
    <ToastContext value={show}>
      {children}
      <div ref={place} className={styles.place} role="status">
        {toast && !toast.isOver && (
          <div className={styles.toast} key={toast.key}>
            <Icon of={Check} size={20} />
            {toast.text}
            {toast.action && (
              <button
                type="button"
                onClick={() => {
                  toast.action?.onClick()
                  setToast(null)
                }}
              >
                {toast.action.label}
              </button>
            )}
            {toast.action && KeyHint && <KeyHint />}
          </div>
        )}
      </div>
    </ToastContext>
  )
}

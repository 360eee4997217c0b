import { Check } from 'lucide'
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { Icon } from '../page/icon'
import styles from './toast.module.css'

type Toast = {
  text: string
  action?: { label: string; onClick(): void; signal?: AbortSignal } | undefined
  key: number
}
export type ShowToast = (text: string, action?: Toast['action']) => void

const VISIBLE_MS = 3_000
/** With something to decide, people need longer. */
const VISIBLE_WITH_ACTION_MS = 8_000

const ToastContext = createContext<ShowToast>(() => {})

/** Shows a short confirmation: one at a time, read out politely, gone by itself. */
export const useToast = () => use(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null)

  const show = useCallback<ShowToast>((text, action) => {
    setToast((last) => ({ text, action, key: (last?.key ?? 0) + 1 }))
  }, [])

  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(
      () => setToast(null),
      toast.action ? VISIBLE_WITH_ACTION_MS : VISIBLE_MS,
    )
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.place} role="status">
        {toast && (
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
          </div>
        )}
      </div>
    </ToastContext>
  )
}

import { type ReactNode, useSyncExternalStore } from 'react'
import { createStore } from '../../../ui/tab/store'
import { useOpenBill } from '../store'
import styles from './lockable.module.css'

/** A bill that is in a return that was filed: it is locked until the seller wants to change it all the same. */
type Lock = {
  readonly id: string
  /** That of the return, as the portal writes it: 102026. */
  readonly period: string
  readonly isOpened: boolean
}

export const billLock = createStore<Lock | undefined>(() => undefined)

/** The lock of the open bill, opened or not. */
export function useLock(): Lock | undefined {
  const { id } = useOpenBill()
  const lock = useSyncExternalStore(billLock.subscribe, billLock.read, () => undefined)
  return lock?.id === id ? lock : undefined
}

/** Whether the figures of the open bill may not be changed now. */
export const useIsLocked = (): boolean => useLock()?.isOpened === false

/** Fields that are locked on a bill of a filed return. They are no group for screen readers. */
export function Lockable({ children }: { children: ReactNode }) {
  const isLocked = useIsLocked()
  return (
    <fieldset role="presentation" className={styles.fields} disabled={isLocked}>
      {children}
    </fieldset>
  )
}

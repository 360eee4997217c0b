import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the prerendered page is only now coming alive: it shows what the HTML says for one more moment. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

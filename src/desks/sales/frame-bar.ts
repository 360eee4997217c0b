import type { RefObject } from 'react'

/** The bar where period and part are chosen: the parts of the page lead back to it. */
export const frameBar: RefObject<HTMLElement | null> = { current: null }

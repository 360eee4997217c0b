import { createStore } from '../../../ui/tab/store'
import type { Register, TotalsAnswer } from '../../books/sales/messages'

/** The register of the period that an answer is about. */
export type RegisterToPrint = Register & { readonly answer: TotalsAnswer }

/** What is on paper when the page is printed: as printing waits for nothing, it is loaded before. */
export const registerToPrint = createStore<RegisterToPrint | undefined>(() => undefined)

/** Loads it for what is shown. */
export const registerLoader: { load: (() => Promise<void>) | undefined } = { load: undefined }

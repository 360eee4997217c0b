import { createStore } from '../../../ui/tab/store'

/** What is asked about the open bill: its buttons and its banners ask for the same dialogs. */
export const askedOfOpenBill = createStore<'credit' | 'cancel' | undefined>(() => undefined)

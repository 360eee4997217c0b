import { addressHere } from '../core/language/languages'

/** Where the page for addresses that are not on this device lives. */
export const OFFLINE_PATH = addressHere('/offline')

import { readText, writeText } from '../../../ui/memory/browser-storage'

const KEY = 'gst-hisab-bills-kept'

/** So that the Sales page knows before its first paint that its example is not wanted (`index.html`). */
export function noteSavedBills(): void {
  if (!hasSavedBills()) writeText('localStorage', KEY, 'yes')
}

/** Whether bills were kept on this device, known at once. */
export const hasSavedBills = (): boolean => readText('localStorage', KEY) !== null

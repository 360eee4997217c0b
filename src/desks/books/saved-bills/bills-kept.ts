import { readText, writeText } from '../../../ui/memory/browser-storage'

const KEY = 'gst-hisab-bills-kept'

/** So that the Sales page knows before its first paint that its example is not wanted (`index.html`). */
export function noteThatBillsAreKept(): void {
  if (!areBillsKept()) writeText('localStorage', KEY, 'yes')
}

/** Whether bills were kept on this device, known at once. */
export const areBillsKept = (): boolean => readText('localStorage', KEY) !== null

/** Some browsers ask where to save first, and read the file only after the answer. */
const KEEP_FOR_MS = 60_000

/** Hands a file to the browser's downloads. */
export function saveFile(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  // Not part of the page: a click on it reaches no listener that looks after links.
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_FOR_MS)
}

import { combineCleanups, onWindow } from '../tab/store'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Tells the style sheet that a file is dragged over the page. */
const showHeld = (isHeld: boolean) => document.documentElement.toggleAttribute('data-held', isHeld)

/**
 * Opens files that are dropped anywhere on the page. A browser would otherwise leave the page to show
 * the file.
 *
 * @returns a way to stop
 * @example useEffect(() => openDroppedFiles((files) => openFiles(files)), [])
 */
export const openDroppedFiles = (open: (files: readonly File[]) => void): (() => void) =>
  combineCleanups(
    onWindow('dragover', (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      showHeld(true)
    }),
    onWindow('dragleave', (event) => {
      if (!event.relatedTarget) showHeld(false)
    }),
    onWindow('drop', (event) => {
      showHeld(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0 && !document.querySelector('dialog[open]')) open(files)
    }),
    () => showHeld(false),
  )

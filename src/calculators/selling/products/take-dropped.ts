import { combineCleanups, onWindow } from '../../../ui/tab/store'
import { take } from './take'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** For the style sheet: a file is held over the page. */
const showHeld = (isHeld: boolean) => document.documentElement.toggleAttribute('data-held', isHeld)

/**
 * Takes a file that is dropped anywhere on the page: beside the sheet that invites to it, a browser
 * would leave the page to open the file.
 *
 * @returns a way to stop
 */
export const takeDropped = (): (() => void) =>
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
      const file = event.dataTransfer?.files[0]
      if (file && !document.querySelector('dialog[open]')) take(file)
    }),
    () => showHeld(false),
  )

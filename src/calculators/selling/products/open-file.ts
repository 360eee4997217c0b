import { combineCleanups, onWindow } from '../../../ui/tab/store'
import type { Source } from '../../../ui/tables/read-file'
import { changeListState } from './list-store'

import { productsWords } from './words'

/** What opens and computes lists is loaded when the page is idle, or when there is a file. */
export const loadListActions = () => import('./screen/list-actions')

/**
 * Opens a file, or rows that were pasted. If the script cannot be loaded, it is tried once more:
 * reloading the page would lose the file.
 */
export const openFile = (source: Source): Promise<void> =>
  loadListActions()
    .catch(loadListActions)
    .then(
      ({ openList }) => openList(source),
      () =>
        changeListState({
          problem: { name: source.name, text: productsWords.notLoaded.readsFiles },
        }),
    )

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Tells the style sheet that a file is dragged over the page. */
const showHeld = (isHeld: boolean) => document.documentElement.toggleAttribute('data-held', isHeld)

/**
 * Opens files that are dropped anywhere on the page. A browser would otherwise leave the page to show
 * the file.
 *
 * @returns a way to stop
 */
export const openDroppedFiles = (): (() => void) =>
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
      if (file && !document.querySelector('dialog[open]')) openFile(file)
    }),
    () => showHeld(false),
  )

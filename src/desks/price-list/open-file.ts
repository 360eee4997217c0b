import { openDroppedFiles } from '../../ui/files/dropped-files'
import type { Source } from '../../ui/tables/read-file'
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

/** Opens a file that is dropped anywhere on the page: of several, the first. */
export const openDroppedFile = (): (() => void) =>
  openDroppedFiles(([file]) => file && openFile(file))

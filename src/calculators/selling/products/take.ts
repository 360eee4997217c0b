import { notLoaded } from '../../../ui/tab/lazy-part'
import { changeDesk } from './desk'
import type { Source } from './messages'

/** Whoever works at the desk is called when there is work. */
export const atWork = () => import('./screen/at-work')

/** Reads a file, or rows that were pasted. A page that is loaded anew would have lost them. */
export const take = (source: Source): Promise<void> =>
  atWork()
    .catch(atWork)
    .then(
      ({ open }) => open(source),
      () => changeDesk({ problem: { name: source.name, text: notLoaded('What reads files') } }),
    )

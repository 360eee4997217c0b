import type { Actions } from '../../../ui/answer/page-answer'
import { actions as salesActions } from '../share'
import { registerLoader } from './printed-register'
import { salesTotalsWords } from './words'

/** What the buttons under the totals do: Print waits for the register. */
export const actions: Actions = {
  ...salesActions,
  async print({ showToast }) {
    try {
      await registerLoader.load?.()
    } catch {
      return showToast(salesTotalsWords.register.failed)
    }
    window.print()
  },
}

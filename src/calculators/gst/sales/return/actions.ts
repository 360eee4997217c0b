import type { Actions } from '../../../../ui/answer/actions'
import { actions as ofView } from '../share'

/** As everywhere, but what is sent to others has no figures. */
export const actions: Actions = {
  ...ofView,
  share: (answer) => ofView.share({ ...answer, results: [] }),
}

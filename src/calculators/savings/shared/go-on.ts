import { latePart } from '../../../ui/tab/late-part'

/** What can be done with the sum that a plan comes to. */
export const goOn = latePart(() => import('./still/go-on').then((part) => part.GoOn))

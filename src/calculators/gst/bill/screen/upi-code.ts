import { latePart } from '../../../../ui/tab/late-part'

/** The code to pay by: only shops with a UPI id load what draws it. */
export const upiCode = latePart(() => import('../late/upi-qr').then((part) => part.UpiCode))

import { lazyPart } from '../../../../ui/tab/lazy-part'

/** The code to pay by: only shops with a UPI id load what draws it. */
export const upiCode = lazyPart(() => import('../paper/upi-qr').then((part) => part.UpiCode))

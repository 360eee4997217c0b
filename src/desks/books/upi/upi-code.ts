import { lazyPart } from '../../../ui/tab/lazy-part'

/** The UPI code, as a part that only shops with a UPI id load. A file of its own, as print and screen share it. */
export const upiCode = lazyPart(() => import('./upi-qr').then((part) => part.UpiCode))

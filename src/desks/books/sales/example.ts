import { parseSeller } from '../bill/seller'
import { parseSavedBill } from '../saved-bills/bills-database'
import { type SalesDesk, salesDesk } from './desk'
import shop from './example-shop.json' with { type: 'json' }
import type { Asked } from './messages'
import { openingFrame } from './opening-frame'

/** The shop that the page shows where no bill is kept on the device, on the day it was made. */
export function exampleDesk(): SalesDesk {
  const desk = salesDesk({
    seller: parseSeller(shop.seller),
    today: shop.today,
    day: openingFrame.period.from,
  })
  desk.put(shop.bills.flatMap((bill) => parseSavedBill(bill) ?? []))
  return desk
}

/** What the page asks before anybody chose anything. */
export const openingQuestion: Asked = {
  period: { kind: 'month', day: '' },
  seller: parseSeller({}),
  today: shop.today,
}

import { type Decimal, sum, zero } from '../../../../core/money/decimal'
import { compareTexts, placeOf, type SaleDocument } from '../documents'
import { addTax, isNothing, noTax, type RunningTax, startTax, type Taxed } from './tables'

/** What tables 3.1 and 3.2 of GSTR-3B say of sales. The portal fills them from GSTR-1. */
export type Gstr3b = {
  /** 3.1(a): taxed, without what is on reverse charge. */
  readonly taxed: Taxed
  /** 3.1(c) */
  readonly nilAndExempt: Decimal
  /** 3.1(e) */
  readonly outsideGst: Decimal
  /** The buyer pays its tax. Sources differ on whether 3.1(a) has it, so it is shown apart. */
  readonly reverseCharge: Taxed
  /** 3.2: without a GSTIN, to other states. */
  readonly toOtherStates: readonly {
    readonly place: string
    readonly value: Decimal
    readonly igst: Decimal
  }[]
}

/** @param counted what is in the value tables of the return */
export function gstr3bOf(counted: readonly SaleDocument[], ownState: string): Gstr3b {
  const places = new Map<string, RunningTax>()
  const [taxed, reverseCharge] = [startTax(noTax), startTax(noTax)]
  let [nilAndExempt, outsideGst] = [zero, zero]
  for (const document of counted) {
    const place = placeOf(document, ownState)
    for (const row of document.rows()) {
      if (row.untaxed === 'non-gst') outsideGst = sum(outsideGst, row.value)
      else if (row.untaxed) nilAndExempt = sum(nilAndExempt, row.value)
      else if (document.isReverseCharge) addTax(reverseCharge, row)
      else {
        addTax(taxed, row)
        if (document.gstin !== '' || !document.isBetweenStates) continue
        const sums = places.get(place)
        if (sums) addTax(sums, row)
        else places.set(place, startTax(row))
      }
    }
  }
  const toOtherStates = [...places]
    .filter(([, taxed]) => !isNothing(taxed))
    .map(([place, { value, igst }]) => ({ place, value, igst }))
    .sort((a, b) => compareTexts(a.place, b.place))
  return { taxed, nilAndExempt, outsideGst, reverseCharge, toOtherStates }
}

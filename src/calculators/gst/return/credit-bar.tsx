import { PartsBar } from '../../../ui/answer/parts-bar'
import type { TaxPaid } from './compute'
import { decimalOf } from './rupees'
import { returnWords } from './words'

/** Output tax and reverse charge as one bar: what each credit pays of it, and cash. */
export function CreditBar({ tax }: { tax: TaxPaid }) {
  const { igst, cgst, sgst, cess } = tax.setOff
  const parts = [
    { name: returnWords.bar.igst, rupees: igst.igst + igst.cgst + igst.sgst, look: 'neel' },
    { name: returnWords.bar.cgst, rupees: cgst.cgst + cgst.igst, look: 'cost' },
    { name: returnWords.bar.sgst, rupees: sgst.sgst + sgst.igst, look: 'quiet' },
    { name: returnWords.bar.cess, rupees: cess.cess, look: 'tax' },
    { name: returnWords.bar.cash, rupees: tax.taxInCashTotal, look: 'haldi' },
  ] as const
  return (
    <PartsBar
      parts={parts.map(({ name, rupees, look }) => ({ name, amount: decimalOf(rupees), look }))}
    />
  )
}

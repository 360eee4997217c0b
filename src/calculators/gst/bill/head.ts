import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'GST bill calculator',
  intro: 'Put many items with different rates on one bill, ready to print or share.',
  title: 'GST bill maker: many items, tax by rate',
  description:
    'Make a GST bill of many items: CGST, SGST or IGST by rate, amount in words, UPI code, print and PDF. Kept on your device; nothing leaves your browser.',
}

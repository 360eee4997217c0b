import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'GST calculator',
  intro: 'Add GST to a price, or take it out of a bill, and see how the tax splits.',
  title: 'GST calculator: add or remove GST',
  description:
    'Add GST to a price or take it out, exact to the paisa, with CGST, SGST or IGST, or make a whole bill. Free, no sign-up, nothing leaves your browser.',
}

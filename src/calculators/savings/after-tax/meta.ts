import type { View } from '../../contract'

export const afterTaxView: View = {
  folder: 'savings/after-tax',
  path: '/sip/after-tax',
  label: 'After tax',
}

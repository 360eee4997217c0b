import type { View } from '../../contract'

export const emiView: View = {
  folder: 'loan/emi',
  path: '/loan',
  label: 'EMI',
}

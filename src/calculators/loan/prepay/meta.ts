import type { View } from '../../contract'

export const prepayView: View = {
  folder: 'loan/prepay',
  path: '/loan/prepay',
  label: 'Prepay',
}

import type { View } from '../contract'

export const percentageView: View = {
  folder: 'percentage',
  path: '/percentage',
  label: 'Percentage',
}

import type { View } from '../../contract'

export const compareView: View = {
  folder: 'loan/compare',
  path: '/loan/compare',
  label: 'Compare',
}

import type { View } from '../../contract'

export const compareView: View = {
  folder: 'loan/compare',
  path: '/loan/compare',
  otherPaths: [],
  label: 'Compare',
}

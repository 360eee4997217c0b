import type { View } from '../../contract'

export const findView: View = {
  folder: 'loan/find',
  path: '/loan/find',
  label: 'Find',
}

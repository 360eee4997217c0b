import type { View } from '../../contract'

export const goalView: View = {
  folder: 'savings/goal',
  path: '/sip/goal',
  otherPaths: [],
  label: 'Goal',
}

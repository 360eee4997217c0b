import type { View } from '../../contract'

export const sipView: View = {
  folder: 'savings/sip',
  path: '/sip',
  label: 'Grow',
}

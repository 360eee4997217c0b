import type { View } from '../../contract'

export const withdrawView: View = {
  folder: 'savings/withdraw',
  path: '/sip/withdraw',
  label: 'Withdraw',
}

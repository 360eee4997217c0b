import type { View } from '../../contract'

export const stepUpView: View = {
  folder: 'savings/step-up',
  path: '/step-up-sip',
  label: 'Step-Up SIP',
}

import type { View } from '../contract'

export const profitLossView: View = {
  folder: 'profit-loss',
  path: '/profit-loss',
  label: 'Profit/Loss',
}

import type { View } from '../../contract'

export const marketplaceView: View = {
  folder: 'selling/marketplace',
  path: '/ecommerce-profit/marketplace',
  label: 'Marketplace order',
}

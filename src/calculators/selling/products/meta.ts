import type { View } from '../../contract'

export const productsView: View = {
  folder: 'selling/products',
  path: '/ecommerce-profit/products',
  label: 'Many products',
}

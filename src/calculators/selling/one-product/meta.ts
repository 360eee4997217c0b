import type { View } from '../../contract'

export const oneProductView: View = {
  folder: 'selling/one-product',
  path: '/ecommerce-profit',
  otherPaths: ['/ecommerce'],
  label: 'One product',
}

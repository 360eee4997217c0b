import type { View } from '../../contract'

export const billView: View = {
  folder: 'gst/bill',
  path: '/gst/bill',
  label: 'Bill',
}

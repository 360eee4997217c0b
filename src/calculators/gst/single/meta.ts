import type { View } from '../../contract'

export const singleView: View = {
  folder: 'gst/single',
  path: '/',
  otherPaths: ['/gst'],
  label: 'Single amount',
}

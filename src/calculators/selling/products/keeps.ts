import { deviceText } from '../../../ui/memory/device-text'

/**
 * A note that a list is kept on this device: known without opening the database. It is another one
 * with each list that is kept, so that tabs know whether it is still theirs.
 */
export const keepsList = deviceText('gst-hisab-keeps-list')

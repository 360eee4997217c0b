import { deviceText } from '../../../ui/memory/device-text'

/** Whether the list on the desk is kept on this device: known without opening the database. */
export const keepsList = deviceText('gst-hisab-keeps-list')

export const KEEPS = 'yes'

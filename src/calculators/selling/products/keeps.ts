import { storedText } from '../../../ui/tab/stored-text'

/** Whether the list on the desk is kept on this device: known without opening the database. */
export const keepsList = storedText('gst-hisab-keeps-list')

export const KEEPS = 'yes'

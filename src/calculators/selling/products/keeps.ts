import { storedText } from '../../../ui/tab/stored-text'

export const KEEPS_LIST = 'gst-hisab-keeps-list'

/**
 * A note that a list is kept on this device: known without opening the database. It is another one
 * with each list that is kept, so that tabs know whether it is still theirs.
 */
export const keepsList = storedText(KEEPS_LIST)

/** Where the tab notes which rows were opened as marketplace orders. */
export const OPENED_ROWS = 'gst-hisab-opened-rows'

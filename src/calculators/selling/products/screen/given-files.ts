import { saveFile } from '../../../../ui/tables/save-file'
import { take } from '../take'
import { template, tryOut as tryOutList } from '../try-out'

const BYTE_ORDER_MARK = '\ufeff'

/** A list to fill in, as spreadsheets open it. */
export const saveTemplate = (): void =>
  saveFile(
    'price-list-template.csv',
    new Blob([BYTE_ORDER_MARK, template.replaceAll('\n', '\r\n')], { type: 'text/csv' }),
  )

/** The page with a list that is ours. */
export const tryOut = (): Promise<void> => take(tryOutList)

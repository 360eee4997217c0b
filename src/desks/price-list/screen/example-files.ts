import { saveFile } from '../../../ui/tables/save-file'
import { ownNames } from '../list-store'
import { openFile } from '../open-file'
import { productsScreenWords } from './words'

/** Twelve products to try the page with: most make money, some lose it. */
export const exampleList = { name: ownNames.example, text: productsScreenWords.exampleList }

/**
 * A template with all columns that a list can have, under names that are recognised, and an example
 * row.
 */
export const template = productsScreenWords.template

const BYTE_ORDER_MARK = '\ufeff'

/** Downloads the template, with the line ends that spreadsheets expect. */
export const saveTemplate = (): void =>
  saveFile(
    'price-list-template.csv',
    new Blob([BYTE_ORDER_MARK, template.replaceAll('\n', '\r\n')], { type: 'text/csv' }),
  )

/** Opens the example list. */
export const openExample = (): Promise<void> => openFile(exampleList)

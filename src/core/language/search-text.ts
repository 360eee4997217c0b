/** Most texts have none, and of those nothing but the capitals changes. */
const HAS_MORE_THAN_ASCII = /[\u0080-\uffff]/

/**
 * A text in the form in which texts are compared: without capitals and the accents of Latin letters. The
 * marks of Indian scripts are vowels, and stay.
 *
 * @example normalizeForSearch('Åsa') // 'asa'
 */
export const normalizeForSearch = (text: string): string =>
  HAS_MORE_THAN_ASCII.test(text)
    ? text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()
    : text.toLowerCase()

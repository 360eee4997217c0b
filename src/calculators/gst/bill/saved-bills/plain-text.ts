/**
 * A text as it is compared: without capitals and the accents of Latin letters. The marks of Indian scripts
 * are vowels.
 *
 * @example plain('Åsa') // 'asa'
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

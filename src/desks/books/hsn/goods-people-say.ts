/*
 * What people call goods and services in a shop, in Hindi and in English, and where they stand in the department's list,
 * whose texts are English only and often speak another English. A line of the file is the words for one thing, and
 * what its codes begin with, the most usual first.
 */

export type Goods = { readonly words: readonly string[]; readonly codes: readonly string[] }

/** @example readGoods('चावल chawal|1006\n') // words ['चावल', 'chawal'], codes ['1006'] */
export const readGoods = (lines: string): readonly Goods[] =>
  lines
    .normalize()
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', codes = ''] = line.split('|')
      return { words: words.toLowerCase().split(' '), codes: codes.split(' ') }
    })

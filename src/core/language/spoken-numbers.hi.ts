import { belowHundred } from './hindi-numbers'

/** The numbers that people type in Hindi words, from one on. */
export const spokenNumbers: readonly string[] = belowHundred.slice(1)

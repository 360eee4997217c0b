import { settlementsWords } from './words'

const names: Readonly<Record<string, string>> = settlementsWords.feeNames

/** A fee by its name in this language. @example nameOfFee('Festive Visibility Fee') // as it stands */
export const nameOfFee = (fee: string): string => names[fee] ?? fee

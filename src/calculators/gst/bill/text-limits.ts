/** No line on paper needs more. */
const LONGEST_LINE = 200
const LONGEST_ADDRESS = 1_000
/** A picture of a few centimetres, as a data URL. */
const LONGEST_LOGO = 40_000
/** A number that is cut is another number: this is more than anybody can mean. */
const LONGEST_NUMBER = 500

const longest: Readonly<Record<string, number>> = {
  description: 2_000,
  logo: LONGEST_LOGO,
  terms: LONGEST_ADDRESS,
  note: LONGEST_ADDRESS,
  address: LONGEST_ADDRESS,
  buyerAddress: LONGEST_ADDRESS,
  deliveryAddress: LONGEST_ADDRESS,
  quantity: LONGEST_NUMBER,
  price: LONGEST_NUMBER,
  discount: LONGEST_NUMBER,
  rate: LONGEST_NUMBER,
  freight: LONGEST_NUMBER,
}

/** How long the text of a field may be, typed or from a file. @example longestText('hsn') // 200 */
export const longestText = (field: string): number => longest[field] ?? LONGEST_LINE

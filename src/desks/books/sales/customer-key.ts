import { readGstin } from '../../../core/states/gstin'

/** Who bought or paid, as documents say it: a GSTIN without spaces, in capitals. */
export type Buyer = { readonly gstin: string; readonly buyer: string }

/** A buyer: by GSTIN, else by name, else nobody by name. */
export const customerKey = ({ gstin, buyer }: Buyer): string =>
  gstin || buyer.replace(/\s+/g, ' ').toLowerCase()

/** Whose an account is, by a name and a GSTIN as they were typed. */
export const buyerOf = ({
  name,
  gstin,
}: {
  readonly name: string
  readonly gstin: string
}): Buyer => ({
  buyer: name.trim(),
  gstin: readGstin(gstin).gstin,
})

import { usePageInputs } from '../../../../ui/memory/page-inputs'
import { inputs } from '../../inputs'
import type { Buyer } from '../../split'
import { type BillDetails, buyerState, stateOf } from '../details'
import { followingStates, undoFollowing } from '../follow-states'
import { type GstinReading, readGstin } from '../gstin'
import { BuyerOffers } from '../saved-bills/suggestion-list'
import { useSeller } from '../seller'
import { changeDetails, clearBuyer, useOpenBill } from '../store'
import { AddressField, TextField } from './form-field'
import { FormGroup } from './form-group'
import { GstinField } from './gstin-field'
import { StateField } from './state-field'

/** Who buys, and where the goods go: it belongs to this bill alone. */
export function BuyerFields() {
  const { buyer } = usePageInputs(inputs)
  const { details } = useOpenBill()
  const sellerGstin = readGstin(useSeller().gstin)
  return (
    <FormGroup
      title="Buyer"
      clear={{
        label: 'Clear buyer',
        done: 'Buyer cleared',
        isOffered: hasBuyer(details),
        run: () => undoFollowing(clearBuyer),
      }}
    >
      <TextField
        label="Buyer's name"
        text={details.buyerName}
        onText={(buyerName) => changeDetails({ buyerName })}
        offers={(field) => (
          <BuyerOffers field={field} text={details.buyerName} onPick={changeBuyer} />
        )}
      />
      <GstinField
        label="Buyer's GSTIN"
        gstin={details.buyerGstin}
        onGstin={(buyerGstin) => changeBuyer({ buyerGstin })}
        hint={buyerGstinHint(sellerGstin, readGstin(details.buyerGstin), buyer)}
      />
      <AddressField
        label="Buyer's address"
        text={details.buyerAddress}
        onText={(buyerAddress) => changeDetails({ buyerAddress })}
      />
      <AddressField
        label="Delivery address, if another"
        text={details.deliveryAddress}
        onText={(deliveryAddress) => changeDetails({ deliveryAddress })}
      />
      <StateField
        label="Buyer's state"
        unchosen="As in the GSTIN"
        known={stateOf('', details.buyerGstin)}
        code={details.buyerState}
        onChoose={(buyerState) => changeBuyer({ buyerState })}
      />
      <StateField
        label="Place of supply"
        unchosen="As the buyer"
        known={buyerState(details)}
        code={details.placeOfSupply}
        onChoose={(placeOfSupply) => changeBuyer({ placeOfSupply })}
      />
    </FormGroup>
  )
}

const changeBuyer = (part: Partial<BillDetails>) => followingStates(() => changeDetails(part))

const hasBuyer = (details: BillDetails) =>
  [
    details.buyerName,
    details.buyerAddress,
    details.buyerGstin,
    details.buyerState,
    details.deliveryAddress,
    details.placeOfSupply,
  ].some(Boolean)

/** Nobody buys from himself; and the first two digits say where each is, whatever was chosen. */
function buyerGstinHint(
  seller: GstinReading,
  buyer: GstinReading,
  choice: Buyer,
): string | undefined {
  if (seller.problem || buyer.problem || !seller.stateCode || !buyer.stateCode) return undefined
  if (seller.gstin === buyer.gstin) return "This is your own GSTIN, not the buyer's."
  const isSame = seller.stateCode === buyer.stateCode
  if (isSame === (choice === 'same-state')) return undefined
  return isSame
    ? 'Both GSTINs are of the same state, and the bill has IGST.'
    : 'The GSTINs are of two states, and the bill has CGST and SGST.'
}

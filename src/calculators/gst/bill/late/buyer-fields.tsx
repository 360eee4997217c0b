import { usePageInputs } from '../../../../ui/memory/page-inputs'
import { inputs } from '../../inputs'
import type { Buyer } from '../../split'
import { type BillDetails, buyerState, stateOf } from '../details'
import { type GstinReading, readGstin } from '../gstin'
import { useSeller } from '../seller'
import { changeDetails, clearBuyer, useOpenBill } from '../store'
import { AddressField, TextField } from './form-field'
import { FormGroup } from './form-group'
import { GstinField } from './gstin-field'
import { BuyerOffers } from './offers'
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
        run: clearBuyer,
      }}
    >
      <TextField
        label="Buyer's name"
        text={details.buyerName}
        onText={(buyerName) => changeDetails({ buyerName })}
        offers={(field) => (
          <BuyerOffers field={field} text={details.buyerName} onPick={changeDetails} />
        )}
      />
      <GstinField
        label="Buyer's GSTIN"
        gstin={details.buyerGstin}
        onGstin={(buyerGstin) => changeDetails({ buyerGstin })}
        hint={stateHint(sellerGstin, readGstin(details.buyerGstin), buyer)}
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
        onChoose={(buyerState) => changeDetails({ buyerState })}
      />
      <StateField
        label="Place of supply"
        unchosen="As the buyer"
        known={buyerState(details)}
        code={details.placeOfSupply}
        onChoose={(placeOfSupply) => changeDetails({ placeOfSupply })}
      />
    </FormGroup>
  )
}

const hasBuyer = (details: BillDetails) =>
  [
    details.buyerName,
    details.buyerAddress,
    details.buyerGstin,
    details.buyerState,
    details.deliveryAddress,
    details.placeOfSupply,
  ].some(Boolean)

/** The first two digits say where each of them is; the choice above may say something else. */
function stateHint(seller: GstinReading, buyer: GstinReading, choice: Buyer): string | undefined {
  if (seller.problem || buyer.problem || !seller.stateCode || !buyer.stateCode) return undefined
  const isSame = seller.stateCode === buyer.stateCode
  if (isSame === (choice === 'same-state')) return undefined
  return isSame
    ? 'Both GSTINs are of the same state, and the bill has IGST.'
    : 'The GSTINs are of two states, and the bill has CGST and SGST.'
}

import { stateCodes } from '../../../ui/fields/state'
import { createStore } from '../../../ui/tab/store'
import { onSellerChange, readSeller } from './remembered-seller'

/** The code of the state that the shop of this device is in, or else of its GSTIN; blank where nobody said. */
function readCode(): string {
  const { state, gstin } = readSeller()
  const code = state || gstin.trim().slice(0, 2)
  return stateCodes.includes(code) ? code : ''
}

/** Read anew with each page that shows it: the shop is written on others. */
const code = createStore(readCode, (follow) => {
  const catchUp = () => follow(readCode())
  catchUp()
  return onSellerChange(catchUp)
})

/** For views that ask for a state: they open with that of the shop. */
export const stateOfShop = {
  read: (): { readonly state?: string } => (code.read() ? { state: code.read() } : {}),
  subscribe: code.subscribe,
}

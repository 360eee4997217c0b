import type { RegisterName } from './registers'
import { registerWords } from './words'

/** Registers of bills that a shop gave, which the saved bills take in (`desks/books/old-bills`). */
const oldBills: ReadonlySet<RegisterName> = new Set<RegisterName>([
  ...([
    'vyaparBills',
    'vyaparParties',
    'zohoInvoices',
    'zohoCreditNotes',
    'tallyRegister',
  ] as const),
  ...(['tallyDayBook', 'busyVouchers', 'clearTaxBills', 'swipeBills', 'erpNextRegister'] as const),
  ...(['shopifyOrders', 'bills'] as const),
])

/** Why a register is not taken where items are wanted, and what takes it. */
export function whyNoItems(name: RegisterName): string {
  if (name === 'orders') return registerWords.ofOrders(registerWords.names[name])
  return oldBills.has(name)
    ? registerWords.noItemsButBills(registerWords.names[name])
    : registerWords.noItems(registerWords.names[name])
}

/** The same where the items of one bill are wanted. */
export function whyNoBill(name: RegisterName): string {
  if (name === 'orders') return registerWords.ofOrders(registerWords.names[name])
  return oldBills.has(name)
    ? registerWords.noBillButBills(registerWords.names[name])
    : registerWords.noBill(registerWords.names[name])
}

/** The same where a price list is wanted. */
export const whyNoProducts = (name: RegisterName): string =>
  oldBills.has(name)
    ? registerWords.noProductsButBills(registerWords.names[name])
    : registerWords.noProducts(registerWords.names[name])

import type { AmountUse, Label, RowRole } from '../format'

/*
 * The rows of a settlement report, each of which is one amount: what it is, its kind and its description say.
 * A description that is not listed is not understood.
 */

const sellingFee: AmountUse = { is: 'fee', fee: 'Selling fees', gst: 'apart' }
const fbaFee: AmountUse = { is: 'fee', fee: 'FBA fees', gst: 'apart' }
const otherFee: AmountUse = { is: 'fee', fee: 'Shipping and other fees', gst: 'apart' }
const otherWithGst: AmountUse = { is: 'fee', fee: 'Shipping and other fees', gst: 'inside' }
const net: AmountUse = { is: 'net' }
const saleGst: AmountUse = { is: 'saleGst' }
const credit: AmountUse = { is: 'credit' }
const nothing: AmountUse = { is: 'other' }

type Uses = Readonly<Record<string, AmountUse>>

const sales: Uses = {
  principal: net,
  shipping: net,
  giftwrap: net,
  producttax: saleGst,
  tax: saleGst,
  shippingtax: saleGst,
  giftwraptax: saleGst,
}

const promotions: Uses = {
  promorebates: net,
  shippingdiscount: net,
  producttaxdiscount: saleGst,
  shippingtaxdiscount: saleGst,
}

const fees: Uses = {
  commission: sellingFee,
  fixedclosingfee: sellingFee,
  refundcommission: sellingFee,
  shippingcommission: sellingFee,
  fbapickpackfee: fbaFee,
  fbaweighthandlingfee: fbaFee,
  technologyfee: otherFee,
  shippingchargeback: otherFee,
  easyshipweighthandlingfees: otherFee,
}

const withheld: Uses = {
  tcsigst: { is: 'tcs' },
  tcscgst: { is: 'tcs' },
  tcssgst: { is: 'tcs' },
  tcsutgst: { is: 'tcs' },
}

const tds: Uses = { tdssection194o: { is: 'tds' } }

const others: Uses = {
  amazoneasyshipcharges: otherWithGst,
  mfnpostagepurchasecomplete: otherWithGst,
  safetreimbursement: credit,
}

/** Kept back at the end of one period, and given at the beginning of the next. */
const moved: ReadonlySet<string> = new Set(['currentreserveamount', 'previousreserveamountbalance'])

const reimbursements: Uses = {
  reversalreimbursement: credit,
  reimbursementforlostpackages: credit,
  freereplacementrefunditems: credit,
}

const ofKind: Readonly<Record<string, Uses>> = {
  itemprice: sales,
  promotion: promotions,
  itemtcs: withheld,
  itemwithheldtax: withheld,
  itemtds: tds,
  othertransaction: others,
  othertransactions: others,
  fbainventoryreimbursement: reimbursements,
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** A fee before GST, or the GST on it, which has the name of the tax behind its own. */
function feeOf(description: string): AmountUse | undefined {
  const name = plain(description)
  const own = fees[name]
  if (own) return own
  const base = /^(.*)(?:igst|cgst|sgst|utgst)$/.exec(name)?.[1]
  return base !== undefined && fees[base] ? { is: 'gstOnFees' } : undefined
}

/**
 * @example amazonLabel(['Order', 'ItemPrice', 'Principal'])
 * // a sale, without its GST, that names the units
 */
export function amazonLabel([
  transaction = '',
  kind = '',
  description = '',
]: readonly string[]): Label {
  const [plainKind, name] = [plain(kind), plain(description)]
  const as = (role: RowRole, use: AmountUse): Label => ({ name: description || kind, role, use })
  const unknown: Label = {
    name: [transaction, kind, description]
      .filter((text, at, all) => text !== '' && all.indexOf(text) === at)
      .join(': '),
    role: 'unknown',
    use: nothing,
  }
  if (plainKind === 'costofadvertising') {
    const use: AmountUse = /tax|gst/.test(name) ? nothing : { is: 'total' }
    return name === 'transactiontotalamount' || use === nothing ? as('ads', use) : unknown
  }
  if (plainKind === 'fbafees')
    return /storage|removal|disposal/.test(name) ? as('service', otherWithGst) : unknown
  if (moved.has(name)) return as('transfer', nothing)
  const use = plainKind === 'itemfees' ? feeOf(description) : ofKind[plainKind]?.[name]
  if (!use) return unknown
  const isSale = use === net || use === saleGst
  const role = isSale ? (/refund/i.test(transaction) ? 'refund' : 'sale') : 'service'
  return { ...as(role, use), hasUnits: name === 'principal' }
}

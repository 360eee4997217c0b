import { findHead, type HeadNames, headName, hindiName } from '../../../core/tables/heads'

/** What a column of a register of bills may hold. */
export type Use = (typeof uses)[number]

const uses = [
  'number',
  'date',
  'party',
  'gstin',
  'ownGstin',
  'place',
  'kind',
  'status',
  'cancelled',
  'isReturn',
  'isSupplyBill',
  'isReverse',
  'isInclusive',
  'dueDate',
  'paidOn',
  'way',
  'currency',
  'against',
  'item',
  'hsn',
  'quantity',
  'unit',
  'price',
  'lineDiscount',
  'rate',
  'cgstRate',
  'igstRate',
  'amount',
  'taxable',
  'subtotal',
  'igst',
  'cgst',
  'sgst',
  'cess',
  'tax',
  'roundOff',
  'shipping',
  'shippingTax',
  'adjustment',
  'total',
  'debit',
  'credit',
  'paid',
  'balance',
] as const

/** Those that a person may choose for a column that is not known. */
export const choosable = [
  'number',
  'date',
  'party',
  'gstin',
  'place',
  'kind',
  'item',
  'hsn',
  'quantity',
  'unit',
  'price',
  'rate',
  'amount',
  'taxable',
  'igst',
  'cgst',
  'sgst',
  'tax',
  'roundOff',
  'total',
  'paid',
  'balance',
] as const satisfies readonly Use[]
export type ChoosableUse = (typeof choosable)[number]

/** The columns of the shop's own: whose GSTIN it is. */
const OWN = 'supplier|my|company|own|cmp|seller'
const ELSEWHERE = `(?!${OWN}|ecom|shipping|transporter|reference)`

/** The names of columns as `headName` and `hindiName` spell them: for each use the best name first. */
const names: HeadNames<Use> = [
  ['number', /^(?:sales?|tax)?(?:invoice|inv|bill)(?:no|num|number)(?:txnno|date)?$/],
  [
    'number',
    /^(?:voucher|vch|vchbill|document|doc|creditnote|cashmemo|memo|receipt|txn)(?:no|num|number)$/,
  ],
  ['number', /^(?:(?:बिल|इनवॉइस|वाउचर)(?:नंबर|संख्या|क्रमांक|नं)?)$/],
  ['number', /^(?:bill|invoice|serialnumber|(?:reference|ref)(?:no|number))$/],
  ['number', /^(?:(?:invoice|bill)id|ordernumber)$/],
  ['date', /^(?:(?:sales?|tax)?(?:invoice|inv|bill)|creditnote)(?:date|dt)$/],
  ['date', /^(?:voucher|vch|document|doc|posting|txn|transaction|order)?(?:date|dt)$/],
  ['date', /^(?:createdat|(?:बिलकी)?(?:तारीख|दिनांक|तिथि))$/],
  ['party', /^(?:party|customer|buyer|client|consigneeparty|customerbilling|ledger)s?(?:name)?$/],
  [
    'party',
    /^(?:consignee|billto|billing|account|ship)(?:name)?$|^nameof(?:party|customer|buyer)$/,
  ],
  ['party', /^(?:पार्टी|ग्राहक|खरीदार|ख\u093cरीदार)(?:का)?(?:नाम)?$/],
  ['ownGstin', new RegExp(`^(?:${OWN})(?:gst[a-z]*)$`)],
  ['gstin', new RegExp(`^${ELSEWHERE}[a-z]*gstin[a-z]*$`)],
  [
    'gstin',
    /^(?:party|customer|buyer|client)?(?:gst)(?:no|number|registrationnumber)$|^जीएसटीआईएन$/,
  ],
  ['place', /^(?:state)?placeofsupplywithstatecode$/],
  ['place', /^(?:state)?placeofsupply$|^pos$|^(?:आपूर्तिकास्थान)$/],
  ['place', /^(?:shipping|customer|party|buyer)?(?:state|province)(?:name)?$|^राज्य$/],
  ['place', /^billing(?:state|province)$/],
  ['kind', /^(?:transaction|voucher|vch|document|doc|txn)type$|^(?:invoice|bill)type$|^type$/],
  ['status', /^(?:invoice|bill|financial|document)status$/],
  ['status', /^(?:payment)?status$/],
  ['cancelled', /^(?:is)?(?:this)?(?:document|invoice|bill)?cancell?ed(?:at|on)?$/],
  ['isReturn', /^isreturn$/],
  ['isSupplyBill', /^isthisabillofsupply$/],
  ['isReverse', /^(?:is)?reversecharge(?:applicable)?$/],
  ['isInclusive', /^isinclusivetax$/],
  ['dueDate', /^(?:payment)?duedate$|^duedt$/],
  ['paidOn', /^(?:lastpayment|payment|paid|receipt)(?:date|on|at)$/],
  ['way', /^(?:payment|paid)(?:type|mode|method|by)$|^mode(?:ofpayment)?$/],
  ['currency', /^currency(?:code)?$/],
  ['against', /^(?:applied|reference|against)(?:invoice|bill)(?:no|number)?$/],
  ['item', /^(?:item|product|lineitem|goods|stockitem|service)name$/],
  ['item', /^(?:item|product)(?:details|description|desc)?s?$|^descriptionof(?:goods|item)s?$/],
  ['item', /^(?:आइटम|सामान|माल|वस्तु|प्रोडक्ट)(?:का)?(?:नाम)?$/],
  ['hsn', /^hsn[a-z]*$|^sac(?:code)?$/],
  ['quantity', /^(?:item|billed|lineitem|sales?)?(?:qty|quantity|qnty)$|^मात्रा$/],
  ['unit', /^(?:usage|base|item)?unit(?:s|ofmeasure(?:ment)?)?$|^uom$|^uqc$|^इकाई$/],
  [
    'price',
    /^(?:unit|item|lineitem|sales?|selling)?(?:price|rate)(?:per(?:unit|qty))?$|^(?:दाम|भाव)$/,
  ],
  ['lineDiscount', /^lineitemdiscount$|^totalitemdiscountamount$/],
  ['lineDiscount', /^(?:item)?discount(?:amt|amount)?$/],
  ['rate', /^(?:gst|tax|item(?:s)?tax|total(?:gst|tax)|igst(?=%))(?:rate|percent(?:age)?|%)+$/],
  ['rate', /^(?:जीएसटी|टैक्स)(?:दर)?%?$/],
  ['cgstRate', /^(?:cgst|centraltax)(?:rate|percent(?:age)?|%)+$/],
  ['igstRate', /^(?:igst|integratedtax)(?:rate|percent(?:age)?)%?$/],
  ['amount', /^(?:item|line|product)(?:total|amount|value)(?:amount)?$/],
  ['taxable', /^(?:item|total)?taxable(?:value|amount|amt)?$|^assess(?:able|ed)(?:value|amount)$/],
  ['taxable', /^(?:basic|amount|value|total)?before(?:gst|tax)$|^basic(?:value|amount|amt)$/],
  ['taxable', /^(?:कर|टैक्स)योग्य(?:मूल्य|राशि|रकम)?$/],
  ['subtotal', /^subtotal$|^value$/],
  ['igst', /^(?:output|total)?(?:igst|integratedtax)(?:amt|amount|value)?$/],
  ['cgst', /^(?:output|total)?(?:cgst|centraltax)(?:amt|amount|value)?$/],
  ['sgst', /^(?:output|total)?(?:sgst|utgst|sgstutgst|statetax|stateuttax)(?:amt|amount|value)?$/],
  ['cess', /^(?:output|total)?(?:gst|compensation)?cess(?:amt|amount|value)?$/],
  ['tax', /^(?:total|item)?(?:tax|gst)(?:amt|amount|value)$|^(?:total)?(?:taxes|tax|gst)$|^टैक्स$/],
  ['roundOff', /^round(?:ed|ing)?(?:off)?(?:amt|amount)?$/],
  ['shipping', /^(?:shipping|delivery|freight)(?:charges?)?$/],
  ['shippingTax', /^shippingchargetaxamount$/],
  ['adjustment', /^adjustment$/],
  ['total', /^(?:grand|gross|invoice|bill|final)total(?:amount)?$/],
  [
    'total',
    /^total(?:invoice|bill)?(?:amount|amt|value)$|^(?:bill|invoice|inv)(?:amount|amt|value)$/,
  ],
  ['total', /^total$|^(?:net)?payable$|^finalamount$|^(?:कुल|कुलराशि|कुलरकम|बिलराशि)$/],
  ['total', /^net(?:amount|amt|total|value)$/],
  ['debit', /^debit(?:amount|amt)?$/],
  ['credit', /^credit(?:amount|amt)?$/],
  ['paid', /^(?:received)?paid(?:amount|amt)?$|^(?:amount|amt)?(?:received|paid)$/],
  ['paid', /^received(?:amount|amt)?$|^advance$|^(?:जमा|चुकाया|मिला|प्राप्त)(?:राशि|रकम)?$/],
  ['balance', /^balance(?:due|amount|amt)?$|^(?:amount|amt)(?:due|pending|outstanding|unpaid)$/],
  ['balance', /^(?:due|pending|outstanding|unpaid)(?:amount|balance|amt)?$|^udhaa?r$/],
  ['balance', /^(?:बाकी|बकाया|उधार)(?:राशि|रकम)?$/],
]

const isNamed = (head: string, name: RegExp): boolean => {
  const hindi = hindiName(head)
  return name.test(headName(head)) || (hindi !== '' && name.test(hindi))
}

/** What one head says, without the others. */
const useOf = (head: string): Use | undefined => {
  if (
    /^(?:particulars|name|description|amount|amt|राशि|रकम)$/.test(headName(head) || hindiName(head))
  )
    return 'item'
  return names.find(([, name]) => isNamed(head, name))?.[0]
}

/** The row of the heads; -1 where none is found. */
export const headRow = (rows: readonly (readonly string[])[]): number => findHead(rows, useOf)

/**
 * What each column holds, by its head. Of several that may be the same, the best name counts; what a word such as
 * `Particulars` stands for depends on the others.
 */
export function guessUses(heads: readonly string[]): (Use | undefined)[] {
  const found: (Use | undefined)[] = heads.map(() => undefined)
  const take = (use: Use, name: RegExp) => {
    if (found.includes(use)) return
    const at = heads.findIndex((head, at) => found[at] === undefined && isNamed(head, name))
    if (at >= 0) found[at] = use
  }
  for (const [use, name] of names) take(use, name)
  const hasQuantity = found.includes('quantity')
  if (hasQuantity) take('item', /^(?:particulars|description|विवरण)$/)
  take('party', /^(?:particulars|name|नाम|विवरण)$/)
  // An amount is that of a row where rows are items, and else that of the bill.
  const PLAIN_AMOUNT = /^(?:amount|amt|राशि|रकम)$/
  take(hasQuantity || found.includes('item') ? 'amount' : 'total', PLAIN_AMOUNT)
  take('subtotal', /^net(?:amount|amt|value)$/)
  return found
}

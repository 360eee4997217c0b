/*
 * The files of an invented seller on Meesho, with the heads of the real ones: orders, payments, returns,
 * ads and costs. They are the same in every run.
 */

const SKUS = 1_000
/** Of each 100 orders: what becomes of them. The rest is still on the way. */
const endings = /** @type {const} */ ([
  ['paid', 73],
  ['unpaid', 2],
  ['returned', 10],
  ['rto', 5],
  ['cancelled', 5],
  ['lost', 1],
  ['open', 4],
])
/** @typedef {(typeof endings)[number][0]} Ending */
/** @type {readonly Ending[]} */
const endingOf = endings.flatMap(([ending, share]) => Array(share).fill(ending))

/** @type {Record<Ending, string>} */
const statuses = {
  paid: 'DELIVERED',
  unpaid: 'DELIVERED',
  returned: 'DELIVERED',
  rto: 'RTO_COMPLETE',
  cancelled: 'CANCELLED',
  lost: 'LOST',
  open: 'SHIPPED',
}

const places = ['Maharashtra', 'Karnataka', 'Tamil Nadu', 'Delhi', 'West Bengal', 'Kerala']

const orderHeads =
  'Reason for Credit Entry,Sub Order No,Order Date,Customer State,Product Name,SKU,Size,Quantity,Supplier Listed Price (Incl. GST + Commission),Supplier Discounted Price (Incl GST and Commision),Packet Id'
const paymentHeads =
  'Sub Order No,Order Date,Dispatch Date,Product Name,Supplier SKU,Live Order Status,Product GST %,Listing Price (Incl. GST & Commission),Quantity,Transaction ID,Payment Date,Final Settlement Amount,Price Type,Total Sale Amount (Incl. Commission & GST),Sale Return Amount (Incl. GST),Fixed Fee (Incl. GST),Warehousing fee (inc Gst),Shipping Revenue (Incl. GST),Shipping Return Amount (Incl. GST),Return premium (incl GST),Return premium (incl GST) of Return,Meesho Commission Percentage,Meesho Commission (Excl. GST),Meesho gold platform fee (excl GST),Meesho mall platform fee (excl. GST),Fixed Fee (excl. GST),Warehousing fee (excl Gst),Return Shipping Charge (Excl. GST),GST Compensation (PRP Shipping),Shipping Charge (Excl. GST),Other Support Service Charges (Excl. GST),Waivers (Excl. GST),Net Other Support Service Charges (Excl. GST),GST on Meesho Commission,GST on Warehousing fee,GST on meesho gold,GST on Meesho Mall platform fee,GST on Shipping Charge,GST on Return Shipping Charge,GST on Net Other Support Service Charges,GST on Fixed Fee,TCS,TDS Rate %,TDS,Compensation,Claims,Recovery,Compensation Reason,Claims Reason,Recovery Reason'
const returnHeads =
  'S No,Product Name,SKU,Variation,Meesho PID,Category,Qty,Order Number,Suborder Number,Dispatch Date,Return Created Date,Type of Return,Sub Type,Expected Delivery Date,Courier Partner,AWB Number,Status,Return Reason,Detailed Return Reason'

const amountColumns = paymentHeads.split(',')
const at = (/** @type {string} */ head) => amountColumns.indexOf(head)
const rupees = (/** @type {number} */ paise) => (paise / 100).toFixed(2)
const dayOf = (/** @type {number} */ day) =>
  new Date(Date.UTC(2026, 5, 1 + day)).toISOString().slice(0, 10)

/**
 * @param {number} count of orders; nine in ten have a payment, three in twenty a return
 * @returns {Record<'orders.csv' | 'payments.csv' | 'returns.csv' | 'ads.csv' | 'costs.csv', string>}
 */
export function settlementFiles(count) {
  const orders = [orderHeads]
  const payments = [paymentHeads]
  const returns = [returnHeads]
  for (let number = 0; number < count; number++) {
    const ending = endingOf[(number * 37) % 100] ?? 'open'
    const sku = (number * 7_919) % SKUS
    // Order numbers do not follow each other.
    const parent = 2_300_000_000_000_000 + ((number * 7_368_787) % 99_999_989) * 1_000_003
    const id = `${parent}_1`
    const [name, skuText] = [`Cotton kurta ${sku % 40}`, `ME-KUR-${sku}`]
    const day = Math.floor((number * 120) / count)
    const [ordered, sent, paidOn] = [dayOf(day), dayOf(day + 1), dayOf(day + 13)]
    const price = 29_900 + (sku % 90) * 1_000
    orders.push(
      `${statuses[ending]},${id},${ordered},${places[number % 6]},${name},${skuText},Free Size,1,${price / 100 + 20},${price / 100},${1_000_000_000 + number}`,
    )
    if (ending === 'returned' || ending === 'rto') {
      const type = ending === 'rto' ? 'Courier Return (RTO)' : 'Customer Return'
      returns.push(
        `${returns.length},${name},${skuText},Free Size,406005,Home,1,${parent},${id},${sent},${dayOf(day + 9)},${type},,${dayOf(day + 15)},Valmo,VL${100_000_000 + number},Delivered,Quality issue,`,
      )
    }
    if (ending !== 'paid' && ending !== 'returned' && ending !== 'lost') continue
    const isBack = ending === 'returned'
    const sale = ending === 'lost' ? 0 : price
    const refund = isBack ? -price : 0
    const net = Math.round((sale + refund) / 1.05)
    const fixed = ending === 'lost' ? 0 : -500
    const shipping = isBack ? -14_750 : 0
    const gst = Math.round(shipping * 0.18)
    const [tcs, tds] = [-Math.round(net * 0.005), -Math.round(net * 0.001)]
    const compensation = ending === 'lost' ? price : 0
    const total = sale + refund + fixed + shipping + gst + tcs + tds + compensation
    // Some totals are wrong.
    const stated = number % 997 === 0 ? total - 500 : total
    const cells = Array(amountColumns.length).fill('0')
    const put = (/** @type {string} */ head, /** @type {string} */ text) => {
      cells[at(head)] = text
    }
    put('Sub Order No', id)
    put('Order Date', ordered)
    put('Dispatch Date', sent)
    put('Product Name', name)
    put('Supplier SKU', skuText)
    put('Live Order Status', ending === 'lost' ? 'Lost' : isBack ? 'Return' : 'Delivered')
    put('Product GST %', '5')
    put('Listing Price (Incl. GST & Commission)', rupees(price))
    put('Quantity', '1')
    put('Transaction ID', `AXISCN${100_000_000 + number}`)
    put('Payment Date', paidOn)
    put('Final Settlement Amount', rupees(stated))
    put('Price Type', 'PREMIUM_RETURN')
    put('Total Sale Amount (Incl. Commission & GST)', rupees(sale))
    put('Sale Return Amount (Incl. GST)', rupees(refund))
    put('Fixed Fee (Incl. GST)', rupees(fixed))
    put('Return Shipping Charge (Excl. GST)', rupees(shipping))
    put('GST on Return Shipping Charge', rupees(gst))
    put('TCS', rupees(tcs))
    put('TDS Rate %', '0.1')
    put('TDS', rupees(tds))
    put('Compensation', rupees(compensation))
    payments.push(cells.join())
  }
  const ads = ['Deduction Duration,Deduction Date,Campaign ID,Ad Cost,GST,Total Ads Cost']
  for (let month = 0; month < 4; month++) {
    const amount = -count * 600
    const gst = Math.round(amount * 0.18)
    ads.push(
      `Month,${dayOf(29 + month * 30)},${70_000 + month},${rupees(amount)},${rupees(gst)},${rupees(amount + gst)}`,
    )
  }
  const costs = ['SKU,Name,Cost,GST on cost (%),Packing']
  for (let sku = 0; sku < SKUS; sku++) {
    // The cost of some is missing.
    if (sku % 50 !== 0) costs.push(`ME-KUR-${sku},,${110 + (sku % 90) * 5}.25,5,8.5`)
  }
  return {
    'orders.csv': orders.join('\n'),
    'payments.csv': payments.join('\n'),
    'returns.csv': returns.join('\n'),
    'ads.csv': ads.join('\n'),
    'costs.csv': costs.join('\n'),
  }
}

/*
 * Files in the shapes that sellers have them, with made-up rows.
 */

/** An own list, below a title and above a total. */
export const ownList = [
  'My shop, prices of November',
  '',
  'SKU,Product name,MRP,Selling price,Cost price,GST %,Sold',
  'A-1,"Cotton kurta, indigo",999,"₹ 1,180.00",450,18%,12',
  'A-2,Steel bottle 1 l,499,259,190.50,18%,40',
  'A-3,"Bedsheet 60"" x 90""",1299,799,380,5%,',
  'A-4,Desk lamp,899,N/A,300,18%,3',
  '',
  '1.8E+17,Door mat,399,249,-120,5%,1',
  'A-2,Steel bottle 1 l,499,249,190.50,18%,5',
  '8.9E+12,Floor mat,399,349,120,5%,1',
  'Total,,,,,,61',
  '',
].join('\r\n')

/** The names of columns in what marketplaces say of orders and payments, and how many lines stand above. */
export const statementHeads: readonly {
  readonly of: string
  readonly above: readonly string[]
  readonly heads: readonly string[]
}[] = [
  {
    of: 'Amazon’s transaction report',
    above: [
      'Includes Amazon Marketplace, Fulfilment by Amazon (FBA), and Amazon Webstore transactions',
      'All amounts in INR, unless specified',
      'Definitions:',
      'Selling fees: Includes variable closing fees and referral fees.',
      'Other: Includes non-order transaction amounts.',
    ],
    heads:
      'date/time|settlement id|type|order id|Sku|description|quantity|marketplace|account type|fulfillment|order city|order state|order postal|product sales|shipping credits|gift wrap credits|promotional rebates|Total sales tax liable(GST before adjusting TCS)|TCS-CGST|TCS-SGST|TCS-IGST|TDS (Section 194-O)|selling fees|fba fees|other transaction fees|other|total|Transaction Status|Transaction Release Date'.split(
        '|',
      ),
  },
  {
    of: 'Amazon’s settlement report',
    above: [],
    heads:
      'settlement-id|settlement-start-date|settlement-end-date|deposit-date|total-amount|currency|transaction-type|order-id|merchant-order-id|adjustment-id|shipment-id|marketplace-name|amount-type|amount-description|amount|fulfillment-id|posted-date|order-item-code|sku|quantity-purchased'.split(
        '|',
      ),
  },
  {
    of: 'Amazon’s report of all orders',
    above: [],
    heads:
      'amazon-order-id|merchant-order-id|purchase-date|last-updated-date|order-status|fulfillment-channel|sales-channel|product-name|sku|asin|item-status|quantity|currency|item-price|item-tax|ship-state'.split(
        '|',
      ),
  },
  {
    of: 'Amazon’s report of returns',
    above: [],
    heads:
      'return-date|order-id|sku|asin|fnsku|product-name|quantity|fulfillment-center-id|detailed-disposition|reason|status|license-plate-number|customer-comments'.split(
        '|',
      ),
  },
  {
    of: 'Amazon’s merchant tax report',
    above: [],
    heads:
      'Seller Gstin|Invoice Number|Invoice Date|Transaction Type|Order Id|Shipment Item Id|Quantity|Item Description|Asin|Hsn/sac|Sku|Product Tax Code|Ship To State|Invoice Amount|Tax Exclusive Gross|Total Tax Amount|Cgst Rate|Igst Rate|Principal Amount|Tcs Igst Amount|Customer Bill To Gstid'.split(
        '|',
      ),
  },
  {
    of: 'Flipkart’s report of settled transactions',
    above: ['Payment Details|Transaction Summary|Marketplace Fees'],
    heads: [
      ...['NEFT ID', 'Neft Type', 'Payment Date', 'Bank Settlement Value (Rs.) \r\n= SUM(J:R)'],
      ...['Input GST + TCS Credits (Rs.)\r\n[GST+TCS]', 'Order ID', 'Order item ID'],
      ...['Sale Amount (Rs.)', 'Total Offer Amount (Rs.)', 'My share (Rs.)'],
      ...['Marketplace Fee (Rs.)\r\n= SUM (V:AI)', 'Commission (Rs.)', 'Fixed Fee  (Rs.)'],
      ...['Shipping Fee (Rs.)', 'GST on MP Fees (Rs.)', 'Seller SKU', 'Quantity'],
    ],
  },
  {
    of: 'Flipkart’s profit and loss',
    above: ['Profit and loss, October 2026'],
    heads:
      'Order ID|SKU|Gross Units|Final Selling Price|Order Status|Accounted Net Sales|Bank Settlement [Projected]|Total Expenses|Shipping Fee|Commission'.split(
        '|',
      ),
  },
  {
    of: 'Flipkart’s sales report',
    above: [],
    heads:
      "Seller GSTIN|Order ID|Order Item ID|Product Title/Description|SKU|Event Type|Event Sub Type|Item Quantity|Price before discount|Price after discount (Price before discount-Total discount)|Final Invoice Amount (Price after discount+Shipping Charges)|Buyer Invoice Date|Customer's Delivery State|Total TCS Deducted".split(
        '|',
      ),
  },
  {
    of: 'Meesho’s list of orders',
    above: [],
    heads:
      'Reason for Credit Entry|Sub Order No|Order Date|Customer State|Product Name|SKU|Size|Quantity|Supplier Listed Price (Incl. GST + Commission)|Supplier Discounted Price (Incl GST and Commision)|Packet Id'.split(
        '|',
      ),
  },
  {
    of: 'Meesho’s report of payments',
    above: ['Order Related Details'],
    heads:
      'Sub Order No|Order Date|Product Name|Supplier SKU|Live Order Status|Product GST %|Listing Price (Incl. taxes)|Quantity|Final Settlement Amount|Price Type|Total Sale Amount (Incl. Shipping & GST)|Meesho Commission (Incl. GST)|Fixed Fee (Incl. GST)|Shipping Charge (Incl. GST)|TCS|TDS'.split(
        '|',
      ),
  },
  {
    of: 'Meesho’s report of payments',
    above: ['Order Related Details'],
    heads:
      'Sub Order No|Supplier SKU|Live Order Status|Quantity|Final Settlement Amount|Total Sale Amount (Incl. Commission & GST)|Shipping Revenue|Sale Return Amount (Incl. GST)|Meesho Commission (Excl. GST)|GST on Meesho Commission|Fixed Fee (Excl. GST)'.split(
        '|',
      ),
  },
  {
    of: 'Meesho’s list of returns',
    above: ['Returns export', 'Supplier|Sample'],
    heads:
      'S No|Product Name|SKU|Variation|Meesho PID|Qty|Order Number|Suborder Number|Return Created Date|Type of Return|Courier Partner|AWB Number|Status'.split(
        '|',
      ),
  },
  {
    of: 'Meesho’s tax report',
    above: [],
    heads:
      'identifier|sup_name|gstin|sub_order_num|order_date|hsn_code|quantity|gst_rate|total_taxable_sale_value|tax_amount|total_invoice_value|end_customer_state_new'.split(
        '|',
      ),
  },
]

/** A file of orders that no marketplace hands out: some were cancelled, some came back. */
export const ownOrders = [
  'Order ID,Product,SKU,Status,Quantity,Price (with GST),Cost (before GST)',
  '1,Kurta,KUR-1,Delivered,1,449,210',
  '2,Kurta,KUR-1,CANCELLED,1,449,210',
  '3,Scarf,SC-9,Shipped,2,189,80',
  '4,Shawl,SH-4,RTO_COMPLETE,1,749,300',
  '5,Shawl,SH-4,Not returned,1,749,300',
  '6,Kurta,KUR-2,CANCELLED,1,449,210',
].join('\n')

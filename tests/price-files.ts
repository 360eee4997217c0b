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

/** Orders as Meesho hands them out: no costs, and cancelled ones among them. */
export const meeshoOrders = [
  'Reason for Credit Entry,Sub Order No,Order Date,Customer State,Product Name,SKU,Size,Quantity,Supplier Listed Price (Incl. GST + Commission),Supplier Discounted Price (Incl GST and Commision),Packet Id',
  'DELIVERED,1001_1,2026-11-01,Kerala,Kurta,KUR-1,M,1,499,449,P1',
  'CANCELLED,1002_1,2026-11-01,Goa,Kurta,KUR-1,L,1,499,449,',
  'SHIPPED,1003_1,2026-11-02,Assam,Scarf,sc-9,Free Size,2,199,189,P3',
  'DELIVERED,1004_1,2026-11-02,Bihar,Shawl,SH-4,Free Size,1,799,749,P4',
].join('\n')

/** Profit and loss as Flipkart hands it out, saved as CSV: fees are below 0. */
export const flipkartOrders = [
  'Order ID,SKU,Gross Units,Final Selling Price,Order Status,Accounted Net Sales,Bank Settlement [Projected],Total Expenses,Shipping Fee,Commission',
  'OD1,A-1,1,499,DELIVERED,422.88,390.12,-109.00,-65.00,-44.91',
  'OD2,A-2,2,1299,DELIVERED,1100.85,980.00,-319.00,-80.00,-194.85',
  'OD3,A-1,1,477,RETURNED,0,-65,-65.00,-65.00,-33.33',
].join('\n')

/** Transactions as Amazon hands them out: lines before the heads, and what is no order. */
export const amazonTransactions = [
  '"Includes Amazon Marketplace, Fulfilment by Amazon (FBA), and Amazon Webstore transactions"',
  '"All amounts in INR, unless specified"',
  '"Definitions:"',
  '"Sales tax collected: Includes sales tax collected from buyers for product sales, shipping, and gift wrap."',
  '',
  '"date/time","settlement id","type","order id","Sku","description","quantity","marketplace","product sales","shipping credits","promotional rebates","TCS-CGST","TCS-SGST","TCS-IGST","TDS (Section 194-O)","selling fees","fba fees","other transaction fees","other","total"',
  '"1 Nov 2026 6:10:11 am UTC","2345678901","Order","404-1","LAMP-3","Desk lamp","3","amazon.in","2,100.00","0","0","0","0","-9","-1.8","-210.00","-150","0","0","1,729.20"',
  '"2 Nov 2026 6:10:11 am UTC","2345678901","Refund","404-1","LAMP-3","Desk lamp","1","amazon.in","-700.00","0","0","0","0","3","0.6","70.00","0","0","0","-626.40"',
  '"3 Nov 2026 6:10:11 am UTC","2345678901","Transfer","","","To your account ending in: 123","","","0","0","0","0","0","0","0","0","0","0","-1,102.80","-1,102.80"',
  '"4 Nov 2026 6:10:11 am UTC","2345678901","Order","404-2","MAT-1","Door mat","1","amazon.in","349","0","0","0","0","0","0","-34.9","-60","0","0","254.10"',
].join('\r\n')

// Everything that is measured, or what is named, as ratios within one run: machines are noisy, ratios
// less so.
import { benchBill } from './bill.mjs'
import { benchChangingLoan } from './changing-loan.mjs'
import { benchKeptBills } from './kept-bills.mjs'
import { benchLoading } from './loading.mjs'
import { benchManyBills } from './many-bills.mjs'
import { benchMarketplace } from './marketplace.mjs'
import { benchProducts } from './products.mjs'
import { benchReturns } from './returns.mjs'
import { benchSales } from './sales.mjs'
import { benchSavings } from './savings.mjs'
import { benchSchedule } from './schedule.mjs'
import { benchSettlements } from './settlements.mjs'
import { benchTyping } from './typing.mjs'

const [, , ...wanted] = process.argv

for (const [name, bench] of Object.entries({
  schedule: benchSchedule,
  'changing-loan': benchChangingLoan,
  savings: benchSavings,
  returns: benchReturns,
  marketplace: benchMarketplace,
  products: benchProducts,
  settlements: benchSettlements,
  typing: benchTyping,
  bill: benchBill,
  'kept-bills': benchKeptBills,
  'many-bills': benchManyBills,
  sales: benchSales,
  loading: benchLoading,
})) {
  if (wanted.length === 0 || wanted.includes(name)) await bench()
}

// Everything that is measured, as ratios within one run: machines are noisy, ratios less so.
import { benchBill } from './bill.mjs'
import { benchChangingLoan } from './changing-loan.mjs'
import { benchKeptBills } from './kept-bills.mjs'
import { benchLoading } from './loading.mjs'
import { benchMarketplace } from './marketplace.mjs'
import { benchProducts } from './products.mjs'
import { benchReturns } from './returns.mjs'
import { benchSales } from './sales.mjs'
import { benchSavings } from './savings.mjs'
import { benchSchedule } from './schedule.mjs'
import { benchSettlements } from './settlements.mjs'
import { benchTyping } from './typing.mjs'

await benchSchedule()
await benchChangingLoan()
await benchSavings()
await benchReturns()
await benchMarketplace()
await benchProducts()
await benchSettlements()
await benchTyping()
await benchBill()
await benchKeptBills()
await benchSales()
await benchLoading()

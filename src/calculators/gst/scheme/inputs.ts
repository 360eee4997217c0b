import { isAddressOf } from '../../../addresses'
import {
  type BusinessKind,
  compositionLimitOf,
  compositionOf,
  registrationLimitOf,
  registrationRuleOf,
  restaurantPercent,
} from '../../../core/rules/composition'
import { standardRate } from '../../../core/rules/gst'
import { stateOfShop } from '../../../desks/books/bill/state-of-shop'
import { EXAMPLE_STATE, sharedState, stateCodes } from '../../../ui/fields/state'
import { amount, choice, percent, yesNo } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'

export type YesNo = 'yes' | 'no'

export const businessKinds = [
  'goods',
  'restaurant',
  'services',
] as const satisfies readonly BusinessKind[]

/** What of `More` is empty stands for the rule of the business and the state. */
export const inputs = pageInputs({
  name: 'gst-scheme',
  isAddress: isAddressOf('gst/scheme'),
  fields: {
    business: choice(businessKinds),
    state: choice(stateCodes, EXAMPLE_STATE),
    sales: amount('60,00,000'),
    businessShare: percent('10'),
    gstRate: percent(standardRate),
    untaxedSales: amount(''),
    secondSales: amount(''),
    secondRate: percent('5'),
    thirdSales: amount(''),
    thirdRate: percent('40'),
    maker: yesNo('no'),
    purchaseShare: percent('60'),
    gstOnPurchases: percent(standardRate),
    expenses: amount('2,40,000'),
    gstOnExpenses: percent(standardRate),
    otherCosts: amount('3,60,000'),
    otherStates: yesNo('no'),
    platform: yesNo('no'),
    notifiedGoods: yesNo('no'),
    bookkeepingRegular: amount('0'),
    bookkeepingComposition: amount('0'),
    compositionRate: percent(''),
    compositionLimit: amount(''),
    registrationLimit: amount(''),
    inputTaxBack: choice<YesNo | ''>(['', 'no', 'yes']),
  },
  shared: [sharedState],
  known: stateOfShop,
})

export type Typed = typeof inputs.defaults

/** The GST rate that a business has until another is typed. */
const usualGstRate = (business: BusinessKind): string =>
  business === 'restaurant' ? restaurantPercent : standardRate

/** Another business has another GST rate, unless one was typed. */
export function chooseBusiness(business: BusinessKind): void {
  const now = inputs.read()
  const isUntouched = now.gstRate === usualGstRate(now.business)
  inputs.change({ business, ...(isUntouched && { gstRate: usualGstRate(business) }) })
}

/** The rules of `More` in plain digits, for a business and its state. */
export function rulesFor({ business, state, notifiedGoods }: Typed) {
  const isNotified = business === 'goods' && notifiedGoods === 'yes'
  return {
    compositionRate: compositionOf(business).percent,
    compositionLimit: compositionLimitOf(business, state),
    registrationLimit: registrationLimitOf(business, state, isNotified),
    inputTaxBack: (business === 'restaurant' ? 'no' : 'yes') as YesNo,
  }
}

/** Which of two rules sets the limit of registration: that for goods alone, or the one for all. */
export const registrationKind = ({ business, state, notifiedGoods }: Typed): 'goods' | 'usual' =>
  registrationRuleOf(business, state, notifiedGoods === 'yes')

/** Whether input tax comes back, as chosen or by the rule. */
export const isInputTaxBack = (typed: Typed): boolean =>
  (typed.inputTaxBack || rulesFor(typed).inputTaxBack) === 'yes'

/** Choosing what the rule says leaves it to the rule. */
export function chooseInputTaxBack(isBack: boolean): void {
  const choice = isBack ? 'yes' : 'no'
  const rule = rulesFor(inputs.read()).inputTaxBack
  inputs.change({ inputTaxBack: choice === rule ? '' : choice })
}

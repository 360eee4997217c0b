import { gstSince } from './gst'
import { inForce, type Law } from './rule-on'

/*
 * What the law says about who may choose composition, and who has to register. A change of the law is one
 * more line in a list of this file. Amounts and percentages are in plain digits.
 */

/** What is sold, as the rules of composition and registration tell it apart. */
export type BusinessKind = 'goods' | 'restaurant' | 'services'

/** What a composition dealer pays of the turnover, in percent. */
export const compositionLaws: Readonly<Record<BusinessKind, Law<{ readonly percent: string }>>> = {
  goods: [
    {
      from: '2018-01-01',
      percent: '1',
      source: 'CGST Act 2017, section 10; CGST Rules 2017, rule 7',
    },
  ],
  restaurant: [
    {
      from: gstSince,
      percent: '5',
      source: 'CGST Act 2017, section 10(1); CGST Rules 2017, rule 7',
    },
  ],
  services: [
    {
      from: '2020-01-01',
      percent: '6',
      source: 'CGST Act 2017, section 10(2A); CGST Rules 2017, rule 7',
    },
  ],
}
export const compositionOf = (business: BusinessKind) => inForce(compositionLaws[business])

/** Up to such sales in the year before, composition may be chosen. States by the first digits of a GSTIN. */
export const compositionLimitLaws: {
  readonly usual: Law<{
    readonly upTo: string
    readonly lower: string
    readonly lowerIn: readonly string[]
  }>
  readonly services: Law<{ readonly upTo: string }>
} = {
  usual: [
    {
      from: '2019-04-01',
      upTo: '15000000',
      lower: '7500000',
      lowerIn: ['05', '11', '12', '13', '14', '15', '16', '17'],
      source: 'Notification 14/2019-Central Tax',
    },
  ],
  services: [{ from: '2020-01-01', upTo: '5000000', source: 'CGST Act 2017, section 10(2A)' }],
}

/** Makers of these goods, and sellers to other states, may not choose composition. */
export const compositionForbiddenLaw: Law<object> = [
  {
    from: '2022-04-01',
    source: 'CGST Act 2017, section 10(2); Notifications 14/2019, 43/2019 and 4/2022-Central Tax',
  },
]

/** Who sells goods through a platform may choose composition; with services nobody may. */
export const compositionOnPlatformsLaw: Law<object> = [
  {
    from: '2023-10-01',
    source: 'CGST Act 2017, section 10(2)(d) and (2A)(c); Notification 36/2023-Central Tax',
  },
]

/** Composition is chosen before the financial year begins. */
export const compositionChoiceLaw: Law<object> = [
  { from: gstSince, source: 'CGST Rules 2017, rule 3(3)' },
]

/** Above such sales of a year a registration is needed: of goods alone, of everything else, and the least. */
export const registrationLaws: {
  readonly goods: Law<{
    readonly above: string
    /** Where goods have no limit of their own. */
    readonly notIn: readonly string[]
  }>
  readonly usual: Law<{
    readonly above: string
    readonly least: string
    readonly leastIn: readonly string[]
  }>
} = {
  goods: [
    {
      from: '2019-04-01',
      above: '4000000',
      notIn: ['05', '11', '12', '17', '34', '36'],
      source: 'Notification 10/2019-Central Tax',
    },
  ],
  usual: [
    {
      from: '2019-02-01',
      above: '2000000',
      least: '1000000',
      leastIn: ['13', '14', '15', '16'],
      source: 'CGST Act 2017, section 22',
    },
  ],
}

/** A seller of goods to another state is registered, however little that is. */
export const registrationForOtherStatesLaw: Law<object> = [
  { from: gstSince, source: 'CGST Act 2017, section 24' },
]

/** A restaurant that is registered as usual charges this, and its input tax does not come back. */
export const restaurantLaw: Law<{
  readonly percent: string
  /** With input tax, in hotels with rooms above a price. */
  readonly inHotels: { readonly percent: string; readonly roomsAbove: string }
}> = [
  {
    from: '2017-11-15',
    percent: '5',
    inHotels: { percent: '18', roomsAbove: '7500' },
    source: 'Notification 11/2017-Central Tax (Rate), heading 9963',
  },
]
export const restaurantPercent: string = inForce(restaurantLaw).percent

/** Up to which sales composition may be chosen. @example compositionLimitOf('goods', '27') // '15000000' */
export function compositionLimitOf(business: BusinessKind, state: string): string {
  if (business === 'services') return inForce(compositionLimitLaws.services).upTo
  const { upTo, lower, lowerIn } = inForce(compositionLimitLaws.usual)
  return lowerIn.includes(state) ? lower : upTo
}

/** Which of two rules sets the limit of registration: that for goods alone, or the one for all. */
export const registrationRuleOf = (
  business: BusinessKind,
  state: string,
  isNotified: boolean,
): 'goods' | 'usual' => {
  const { notIn } = inForce(registrationLaws.goods)
  const { leastIn } = inForce(registrationLaws.usual)
  return business === 'goods' && !isNotified && ![...notIn, ...leastIn].includes(state)
    ? 'goods'
    : 'usual'
}

/**
 * Above which sales a registration is needed.
 *
 * @param isNotified makes goods that have no higher limit
 * @example registrationLimitOf('goods', '27', false) // '4000000'
 */
export function registrationLimitOf(
  business: BusinessKind,
  state: string,
  isNotified: boolean,
): string {
  const { above, least, leastIn } = inForce(registrationLaws.usual)
  if (leastIn.includes(state)) return least
  const isGoods = registrationRuleOf(business, state, isNotified) === 'goods'
  return isGoods ? inForce(registrationLaws.goods).above : above
}

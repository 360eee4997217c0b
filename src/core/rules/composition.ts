import { compositionLaw, compositionPercent, gstSince, gstSlabs, type Law } from './gst'

/*
 * What the law says about who may choose composition, and who has to register, as of `asOf` in gst.ts. A
 * change of the law is a change of one line of this file. Amounts and percentages are in plain digits.
 */

/** What is sold, as the rules of composition and registration tell it apart. */
export type BusinessKind = 'goods' | 'restaurant' | 'services'

/** What a composition dealer pays of the turnover, in percent. */
export const compositionPercents: Readonly<Record<BusinessKind, string>> = {
  goods: compositionPercent,
  restaurant: '5',
  services: '6',
}
export const compositionLaws: Readonly<Record<BusinessKind, Law>> = {
  goods: compositionLaw,
  restaurant: { since: gstSince, source: 'CGST Act 2017, section 10(1); CGST Rules 2017, rule 7' },
  services: {
    since: '2020-01-01',
    source: 'CGST Act 2017, section 10(2A); CGST Rules 2017, rule 7',
  },
}

/** Up to such sales in the year before, composition may be chosen. States by the first digits of a GSTIN. */
export const compositionLimits: {
  readonly usual: string
  readonly lower: string
  readonly lowerIn: readonly string[]
  readonly services: string
} = {
  usual: '15000000',
  lower: '7500000',
  lowerIn: ['05', '11', '12', '13', '14', '15', '16', '17'],
  services: '5000000',
}
export const compositionLimitLaws: { readonly usual: Law; readonly services: Law } = {
  usual: { since: '2019-04-01', source: 'Notification 14/2019-Central Tax' },
  services: { since: '2020-01-01', source: 'CGST Act 2017, section 10(2A)' },
}

/** Makers of these goods, and sellers to other states, may not choose composition. */
export const compositionForbidden: Law = {
  since: '2022-04-01',
  source: 'CGST Act 2017, section 10(2); Notifications 14/2019, 43/2019 and 4/2022-Central Tax',
}

/** Who sells goods through a platform may choose composition; with services nobody may. */
export const compositionOnPlatforms: Law = {
  since: '2023-10-01',
  source: 'CGST Act 2017, section 10(2)(d) and (2A)(c); Notification 36/2023-Central Tax',
}

/** Composition is chosen before the financial year begins. */
export const compositionChoice: Law = { since: gstSince, source: 'CGST Rules 2017, rule 3(3)' }

/** Above such sales of a year a registration is needed: of goods alone, of everything else, and the least. */
export const registrationLimits: {
  readonly goods: string
  readonly usual: string
  /** Where goods have no limit of their own. */
  readonly usualIn: readonly string[]
  readonly least: string
  readonly leastIn: readonly string[]
} = {
  goods: '4000000',
  usual: '2000000',
  usualIn: ['05', '11', '12', '17', '34', '36'],
  least: '1000000',
  leastIn: ['13', '14', '15', '16'],
}
export const registrationLaws: { readonly goods: Law; readonly usual: Law } = {
  goods: { since: '2019-04-01', source: 'Notification 10/2019-Central Tax' },
  usual: { since: '2019-02-01', source: 'CGST Act 2017, section 22' },
}

/** Whoever sells goods to another state is registered, however little that is. */
export const registrationForOtherStates: Law = {
  since: gstSince,
  source: 'CGST Act 2017, section 24',
}

/** A restaurant that is registered as usual charges this, and its input tax does not come back. */
export const restaurantPercent: string = gstSlabs.essentials.percent
export const restaurantLaw: Law = {
  since: '2017-11-15',
  source: 'Notification 11/2017-Central Tax (Rate), heading 9963',
}

/** Up to which sales composition may be chosen. @example compositionLimitOf('goods', '27') // '15000000' */
export function compositionLimitOf(business: BusinessKind, state: string): string {
  const { usual, lower, lowerIn, services } = compositionLimits
  if (business === 'services') return services
  return lowerIn.includes(state) ? lower : usual
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
  const { goods, usual, usualIn, least, leastIn } = registrationLimits
  if (leastIn.includes(state)) return least
  return business === 'goods' && !isNotified && !usualIn.includes(state) ? goods : usual
}

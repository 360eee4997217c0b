import { dayOf } from '../language/dates'

/*
 * A rule of law is a list of what it said from a day on, the oldest first. What a page asks, says and counts with
 * comes from such a list by the same day: that of a bill, of a return's period, of a financial year, or `today`.
 */

/** What a rule says from a day on, and where that stands: a section, a notification, or the name of an act. */
export type Entry<Terms, Source = string> = Terms & {
  readonly from: string
  readonly source: Source
}

/** Never empty. An entry may begin in the future: it changes nothing until its day. */
export type Law<Terms, Source = string> = readonly [Entry<Terms, Source>, ...Entry<Terms, Source>[]]

/** The day on which all rules were last read. Where rules of one file were read later, it has its own. */
export const asOf = '2026-11-15'

/** The day whose law holds on a day: a clock that is behind does not bring older law back. */
export const lawDayOn = (day: string): string => (day > asOf ? day : asOf)

/**
 * The day whose law a page shows: that on which it was opened, so that field, sentence and reckoning agree in a tab
 * that is open at midnight.
 */
export const today: string = lawDayOn(dayOf(new Date()))

export type Dated = { readonly from: string }

/**
 * The entry in force on a day; nothing on a day before the first.
 *
 * @example ruleOn([{ from: '2024-07-10', percent: '0.5' }], '2026-11-15') // { from: '2024-07-10', percent: '0.5' }
 */
export const ruleOn = <One extends Dated>(law: readonly [One, ...One[]], day: string) =>
  law.findLast(({ from }) => from <= day)

/** The same, and the first entry for days before it: what came before is not known here. */
export const ruleOrFirstOn = <One extends Dated>(law: readonly [One, ...One[]], day: string): One =>
  ruleOn(law, day) ?? law[0]

/** The entry in force today. Each rule had begun when the rules were last read; the tests see to that. */
/* @__NO_SIDE_EFFECTS__ */
export const inForce = <One extends Dated>(law: readonly [One, ...One[]]): One =>
  ruleOrFirstOn(law, today)

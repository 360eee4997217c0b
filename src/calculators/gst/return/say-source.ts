import { sayDate } from '../../../core/language/dates'
import type { Rule } from '../../../core/rules/gst-returns'
import { returnWords } from './words'

/**
 * Where a rule stands, and since when.
 *
 * @example 'CGST Act, section 170. Since 1 July 2017.'
 */
export function saySource({ from, source }: Rule): string {
  const { sections, rules, notifications, circulars, advisory } = source
  const parts = [
    sections && returnWords.why.sections(sections),
    rules && returnWords.why.rules(rules),
    notifications && returnWords.why.notifications(notifications),
    circulars && returnWords.why.circulars(circulars),
    advisory && returnWords.why.advisory(sayDate(advisory)),
  ]
  return returnWords.why.since(parts.filter(Boolean).join('; '), sayDate(from))
}

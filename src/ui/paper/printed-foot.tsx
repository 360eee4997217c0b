import { createPortal } from 'react-dom'
import { dayOf, sayDate } from '../../core/say-date'
import { PRINTED_FOOT } from '../answer/page-actions'
import { useIsPrinting } from './use-is-printing'

/** Says at the foot of a printed page when it was printed, and how to get back to it. */
export function PrintedFoot({ address }: { address: string }) {
  const place = useIsPrinting() && document.getElementById(PRINTED_FOOT)
  return place && createPortal(`${printedOn()} from ${address}`, place)
}

/** @example printedOn() // 'Printed on 1 February 2026' */
export const printedOn = (): string => `Printed on ${sayDate(dayOf(new Date()))}`

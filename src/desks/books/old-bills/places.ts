import { portalStates } from '../../../core/states/portal-states'
import { gstStates } from '../../../core/states/states'

/** The letters by which programs write states. Shopify has its own for some. */
const letters: Readonly<Record<string, string>> = {
  JK: '01',
  HP: '02',
  PB: '03',
  CH: '04',
  UK: '05',
  UT: '05',
  HR: '06',
  DL: '07',
  RJ: '08',
  UP: '09',
  BR: '10',
  SK: '11',
  AR: '12',
  NL: '13',
  MN: '14',
  MZ: '15',
  TR: '16',
  ML: '17',
  AS: '18',
  WB: '19',
  JH: '20',
  OD: '21',
  OR: '21',
  CG: '22',
  CT: '22',
  MP: '23',
  GJ: '24',
  DN: '26',
  DD: '26',
  MH: '27',
  KA: '29',
  GA: '30',
  LD: '31',
  KL: '32',
  TN: '33',
  PY: '34',
  AN: '35',
  TS: '36',
  TG: '36',
  AP: '37',
  LA: '38',
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '')
const byName = new Map(Object.entries(portalStates).map(([code, name]) => [plain(name), code]))

/**
 * The code of a state as files write it; blank where it is none.
 *
 * @example placeIn('27-Maharashtra') // '27'
 * @example placeIn('KARNATAKA') // '29'
 * @example placeIn('OR') // '21'
 */
export function placeIn(text: string): string {
  const [, digits = '', name = text] = /^\s*(\d{1,2})(?!\d)[\s:.-]*(.*)$/.exec(text) ?? []
  const code = digits.padStart(2, '0')
  if (digits !== '' && gstStates[code]) return code
  return letters[name.trim().toUpperCase()] ?? byName.get(plain(name)) ?? ''
}

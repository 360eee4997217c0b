import { decimalFrom } from '../../../../core/money/decimal'
import { gstRates, rareRates } from '../../../../core/rules/gst'
import { invoiceFacilityLaw, largeBillLaw } from '../../../../core/rules/gst-returns'
import { inForce } from '../../../../core/rules/rule-on'
import { portalStates } from '../../../../core/states/portal-states'

/*
 * What the GST portal knows, as of its offline tool V3.2.4 (26 December 2025). The form changes about once a year:
 * its version, limits, rates and units stand here and nowhere else.
 */

/** The tool whose form the files have. */
export const portalTool = { version: 'GST3.2.4', name: 'V3.2.4', since: '2025-12-26' }

/** The first period of today's form: tables 12 and 13 as they are now. */
export const FIRST_PERIOD = '2025-05-01'

/**
 * A bill without a GSTIN to another state stands alone in table 5 above this value; one of just this value does not.
 */
export const TABLE_5_ABOVE = decimalFrom(inForce(largeBillLaw).above)

/** What the facility for invoices takes of the first two months of a quarter, in taxable value. */
export const MOST_BY_IFF = decimalFrom(inForce(invoiceFacilityLaw).upTo)

/** The fewest digits of an HSN code, by the turnover of the last year (notification 78/2020). */
export const leastHsnDigits = { 'up-to-5-crore': 4, 'above-5-crore': 6 } as const

/** Rates in percent that the portal takes: those there are and were, and rare ones. */
export const portalRates: ReadonlySet<bigint> = new Set(
  [...gstRates.map(({ percent }) => percent), ...rareRates].map(decimalFrom),
)

/** Its unit quantity codes, with their names. */
export const unitNames: Readonly<Record<string, string>> = {
  BAG: 'BAGS',
  BAL: 'BALE',
  BDL: 'BUNDLES',
  BKL: 'BUCKLES',
  BOU: 'BILLION OF UNITS',
  BOX: 'BOX',
  BTL: 'BOTTLES',
  BUN: 'BUNCHES',
  CAN: 'CANS',
  CBM: 'CUBIC METERS',
  CCM: 'CUBIC CENTIMETERS',
  CMS: 'CENTIMETERS',
  CTN: 'CARTONS',
  DOZ: 'DOZENS',
  DRM: 'DRUMS',
  GGK: 'GREAT GROSS',
  GMS: 'GRAMMES',
  GRS: 'GROSS',
  GYD: 'GROSS YARDS',
  KGS: 'KILOGRAMS',
  KLR: 'KILOLITRE',
  KME: 'KILOMETRE',
  LTR: 'LITRES',
  MLT: 'MILILITRE',
  MTR: 'METERS',
  MTS: 'METRIC TON',
  NOS: 'NUMBERS',
  PAC: 'PACKS',
  PCS: 'PIECES',
  PRS: 'PAIRS',
  QTL: 'QUINTAL',
  ROL: 'ROLLS',
  SET: 'SETS',
  SQF: 'SQUARE FEET',
  SQM: 'SQUARE METERS',
  SQY: 'SQUARE YARDS',
  TBS: 'TABLETS',
  TGM: 'TEN GROSS',
  THD: 'THOUSANDS',
  TON: 'TONNES',
  TUB: 'TUBES',
  UGS: 'US GALLONS',
  UNT: 'UNITS',
  YDS: 'YARDS',
  OTH: 'OTHERS',
}

/** For what is in no list of units. */
export const OTHER_UNIT = 'OTH'

/** What people write for a unit, in small letters without spaces and dots; the codes themselves count, too. */
const unitsAsTyped: Readonly<Record<string, readonly string[]>> = {
  BAG: ['bag', 'बोरी', 'बैग'],
  BAL: ['bale', 'bales'],
  BDL: ['bundle', 'bundles', 'बंडल'],
  BOX: ['boxes', 'डिब्बा', 'बॉक्स'],
  BTL: ['bottle', 'bottles', 'बोतल'],
  BUN: ['bunch', 'bunches'],
  CAN: ['cans'],
  CBM: ['m3', 'm³', 'cum', 'cubicmetre', 'cubicmeter'],
  CMS: ['cm', 'centimetre', 'centimeter'],
  CTN: ['carton', 'cartons'],
  DOZ: ['dozen', 'dozens', 'dz', 'दर्जन'],
  DRM: ['drum', 'drums'],
  GMS: ['g', 'gm', 'gram', 'grams', 'gramme', 'grammes', 'ग्राम'],
  GRS: ['gross'],
  KGS: ['kg', 'kilo', 'kilos', 'kilogram', 'kilograms', 'किलो', 'किग्रा'],
  KLR: ['kl', 'kilolitre'],
  KME: ['km', 'kilometre', 'kilometer'],
  LTR: ['l', 'lt', 'litre', 'litres', 'liter', 'liters', 'लीटर'],
  MLT: ['ml', 'millilitre', 'milliliter'],
  MTR: ['m', 'metre', 'metres', 'meter', 'meters', 'मीटर'],
  MTS: ['mt', 'metricton', 'metrictons'],
  NOS: ['no', 'number', 'numbers', 'n', 'नग'],
  PAC: ['pack', 'packs', 'packet', 'packets', 'pkt', 'pkts', 'पैकेट'],
  PCS: ['pc', 'piece', 'pieces', 'पीस'],
  PRS: ['pair', 'pairs', 'pr', 'जोड़ी', 'जोड़ा'],
  QTL: ['quintal', 'quintals', 'क्विंटल'],
  ROL: ['roll', 'rolls', 'रोल'],
  SET: ['sets', 'सेट'],
  SQF: ['sqft', 'squarefeet', 'squarefoot', 'ft2'],
  SQM: ['m2', 'm²', 'sqmt', 'sqmtr', 'squaremetre', 'squaremeter'],
  SQY: ['sqyd', 'squareyard', 'squareyards'],
  TBS: ['tab', 'tabs', 'tablet', 'tablets'],
  THD: ['thousand', 'thousands'],
  TON: ['tonne', 'tonnes', 'tons', 'टन'],
  TUB: ['tube', 'tubes'],
  UNT: ['unit', 'units'],
  YDS: ['yd', 'yard', 'yards', 'गज'],
}

const codeOfUnit: ReadonlyMap<string, string> = new Map(
  Object.entries(unitNames).flatMap(([code, name]) =>
    // As it stands in lists of the portal and in its files, too: UNT-UNITS.
    [
      code,
      name.replaceAll(' ', ''),
      `${code}-${name}`.replaceAll(' ', ''),
      ...(unitsAsTyped[code] ?? []),
    ].map((typed) => [typed.normalize().toLowerCase(), code]),
  ),
)

/** The code of a unit as people write it; nothing where the portal has none for it. @example unitCode('sq. ft') // 'SQF' */
export const unitCode = (typed: string): string | undefined =>
  codeOfUnit.get(typed) ?? codeOfUnit.get(typed.normalize().replace(/[\s.]/g, '').toLowerCase())

/** States that became parts of others, and their codes now. */
const laterCodes: Readonly<Record<string, string>> = { '25': '26', '28': '37' }

/** The code that the portal has for a state today; nothing where it takes none. @example portalState('28') // '37' */
export function portalState(code: string): string | undefined {
  const now = laterCodes[code] ?? code
  return portalStates[now] ? now : undefined
}

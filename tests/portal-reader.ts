/*
 * A reader of what the GST portal takes: it takes the JSON of a return and the workbook of the offline tool apart by the
 * rules of that tool, and says what would be refused. Its patterns, limits and lists are its own, so that a mistake
 * of the site is not made twice.
 */

type Json = Readonly<Record<string, unknown>>

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ordinary = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][Z1-9A-J][0-9A-Z]$/
const buyers = [
  ordinary,
  /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  /^\d{4}[A-Z]{3}\d{5}[UO]N[A-Z0-9]$/,
  /^\d{4}[A-Z]{3}\d{5}NR[A-Z0-9]$/,
  /^99\d{2}[A-Z]{3}\d{5}OS[A-Z0-9]$/,
]
const documentNumber = /^[A-Za-z0-9/-]{1,16}$/
const rates = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40]
const places = [...Array(38).keys()]
  .map((at) => String(at + 1).padStart(2, '0'))
  .filter((code) => code !== '25' && code !== '28')
  .concat('97')
const units =
  'BAG BAL BDL BKL BOU BOX BTL BUN CAN CBM CCM CMS CTN DOZ DRM GGK GMS GRS GYD KGS KLR KME LTR MLT MTR MTS NOS PAC PCS PRS QTL ROL SET SQF SQM SQY TBS TGM THD TON TUB UGS UNT YDS OTH'.split(
    ' ',
  )
const sections = 'b2b b2cl b2cs nil cdnr cdnur doc_issue hsn'.split(' ')
const longestName = /^[A-Za-z0-9_&'\-./,()?@!#%$~*;+= ]{0,99}$/
/** What the tool takes in one file: the length of its text with quotes and escapes. */
const MOST_BYTES = 4.7 * 1024 * 1024

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objects = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(isObject) : []
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const figure = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)
const paise = (value: unknown): number => Math.round(figure(value) * 100)

function checkCharacter(number: string): string {
  const sum = [...number.slice(0, 14)].reduce((sum, character, at) => {
    const product = ALPHABET.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    return sum + Math.floor(product / 36) + (product % 36)
  }, 0)
  return ALPHABET.charAt((36 - (sum % 36)) % 36)
}

export type ReaderLimits = {
  /** The last day of the period. */
  readonly to: string
  readonly officialText: (code: string) => string | undefined
  /** What table 12 may lack, in paise: rows without a fit code. */
  readonly withoutCode?: number
}

/** What the portal would refuse of a file, each in one line. */
export function faultsInJson(file: Json, limits: ReaderLimits): readonly string[] {
  const faults: string[] = []
  const demand = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault)
  }
  const own = text(file.gstin)
  const ownState = own.slice(0, 2)

  demand(Object.keys(file).slice(0, 4).join() === 'gstin,fp,version,hash', 'head')
  demand(file.version === 'GST3.2.4' && file.hash === 'hash', 'version')
  demand(/^(0[1-9]|1[0-2])20\d\d$/.test(text(file.fp)), `period ${file.fp}`)
  demand(ordinary.test(own) && checkCharacter(own) === own.at(-1), `own GSTIN ${own}`)
  const named = Object.keys(file).slice(4)
  demand(named.join() === sections.filter((name) => named.includes(name)).join(), `keys ${named}`)
  demand(JSON.stringify(JSON.stringify(file)).length < MOST_BYTES, 'too large')
  faults.push(...emptyOrOdd(file, ''))

  const numbers = { inv: new Set<string>(), nt: new Set<string>() }
  const checkNumber = (number: string, kind: 'inv' | 'nt') => {
    demand(documentNumber.test(number), `number ${number}`)
    demand(!/^[0/-]*$/.test(number), `number of zeros ${number}`)
    const key = number.toUpperCase()
    demand(!numbers[kind].has(key), `number twice ${number}`)
    numbers[kind].add(key)
  }
  const checkDay = (day: string) => {
    const [date, month, year] = day.split('-')
    const iso = `${year}-${month}-${date}`
    const isDay = new Date(`${iso}T00:00Z`).toJSON()?.slice(0, 10) === iso
    demand(/^\d\d-\d\d-\d{4}$/.test(day) && isDay, `date ${day}`)
    demand(iso <= limits.to, `date after the period ${day}`)
  }
  const checkTaxes = (of: Json, isInter: boolean, where: string) => {
    const [has, lacks] = isInter ? [['iamt'], ['camt', 'samt']] : [['camt', 'samt'], ['iamt']]
    demand(
      has.every((name) => name in of) && lacks.every((name) => !(name in of)),
      `taxes ${where}`,
    )
    demand(of.csamt === 0, `cess ${where}`)
    demand(isInter || of.camt === of.samt, `CGST is not SGST ${where}`)
  }
  const checkItems = (one: Json, isInter: boolean, where: string, isNote: boolean) => {
    const items = objects(one.itms)
    demand(items.length > 0, `no items ${where}`)
    demand(new Set(items.map(({ num }) => num)).size === items.length, `item twice ${where}`)
    for (const { num, itm_det } of items) {
      const det = isObject(itm_det) ? itm_det : {}
      demand(rates.includes(figure(det.rt)), `rate ${det.rt} ${where}`)
      demand(num === figure(det.rt) * 100 + 1, `num ${num} ${where}`)
      demand(isNote ? figure(det.txval) > 0 : figure(det.txval) >= 0, `value ${where}`)
      checkTaxes(det, isInter, where)
    }
  }
  const checkPlace = (pos: unknown, where: string) =>
    demand(places.includes(text(pos)), `place ${pos} ${where}`)

  for (const [section, list] of [
    ['b2b', 'inv'],
    ['cdnr', 'nt'],
  ] as const) {
    const groups = objects(file[section])
    demand(new Set(groups.map(({ ctin }) => ctin)).size === groups.length, `${section}: ctin twice`)
    for (const group of groups) {
      const ctin = text(group.ctin)
      demand(
        buyers.some((pattern) => pattern.test(ctin)),
        `ctin ${ctin}`,
      )
      demand(!ordinary.test(ctin) || checkCharacter(ctin) === ctin.at(-1), `ctin ${ctin}`)
      demand(ctin !== own, 'ctin is the own one')
      for (const one of objects(group[list])) {
        const number = text(one.inum ?? one.nt_num)
        checkNumber(number, list)
        checkDay(text(one.idt ?? one.nt_dt))
        checkPlace(one.pos, number)
        demand(one.rchrg === 'Y' || one.rchrg === 'N', `rchrg ${number}`)
        demand(one.inv_typ === 'R', `inv_typ ${number}`)
        demand(list === 'inv' || one.ntty === 'C', `ntty ${number}`)
        demand(figure(one.val) >= 0, `val ${number}`)
        checkItems(one, one.pos !== ownState, number, list === 'nt')
      }
    }
  }
  for (const { pos, inv } of objects(file.b2cl)) {
    demand(pos !== ownState, 'b2cl in the own state')
    checkPlace(pos, 'b2cl')
    for (const one of objects(inv)) {
      checkNumber(text(one.inum), 'inv')
      checkDay(text(one.idt))
      demand(figure(one.val) > 100_000, `b2cl of ${one.val}`)
      checkItems(one, true, text(one.inum), false)
    }
  }
  for (const one of objects(file.cdnur)) {
    checkNumber(text(one.nt_num), 'nt')
    checkDay(text(one.nt_dt))
    demand(one.typ === 'B2CL' && one.ntty === 'C' && one.pos !== ownState, `cdnur ${one.nt_num}`)
    checkPlace(one.pos, text(one.nt_num))
    checkItems(one, true, text(one.nt_num), true)
  }
  const others = objects(file.b2cs)
  demand(new Set(others.map(({ pos, rt }) => `${pos} ${rt}`)).size === others.length, 'b2cs twice')
  for (const one of others) {
    const isInter = one.pos !== ownState
    checkPlace(one.pos, 'b2cs')
    demand(one.sply_ty === (isInter ? 'INTER' : 'INTRA') && one.typ === 'OE', `b2cs ${one.pos}`)
    demand(rates.includes(figure(one.rt)), `b2cs rate ${one.rt}`)
    checkTaxes(one, isInter, `b2cs ${one.pos}`)
  }
  const untaxed = objects(isObject(file.nil) ? file.nil.inv : [])
  demand(new Set(untaxed.map(({ sply_ty }) => sply_ty)).size === untaxed.length, 'nil twice')
  for (const { sply_ty } of untaxed) {
    demand(/^INTRA?B2[BC]$/.test(text(sply_ty)), `nil ${sply_ty}`)
  }
  for (const { doc_num, doc_typ, docs } of objects(
    isObject(file.doc_issue) ? file.doc_issue.doc_det : [],
  )) {
    const name = { 1: 'Invoices for outward supply', 5: 'Credit Note' }[figure(doc_num)]
    demand(doc_typ === name, `doc ${doc_num}`)
    objects(docs).forEach(({ num, from, to, totnum, cancel, net_issue }, at) => {
      demand(num === at + 1, `doc num ${num}`)
      demand(documentNumber.test(text(from)) && documentNumber.test(text(to)), `doc ${from}`)
      demand(figure(totnum) - figure(cancel) === net_issue && figure(totnum) > 0, `doc ${from}`)
    })
  }
  const hsn = isObject(file.hsn) ? file.hsn : {}
  for (const part of ['hsn_b2b', 'hsn_b2c']) {
    const rows = objects(hsn[part])
    const keys = rows.map(({ hsn_sc, uqc, rt }) => `${hsn_sc} ${uqc} ${rt}`)
    demand(new Set(keys).size === keys.length, `${part} twice`)
    rows.forEach((row, at) => {
      const code = text(row.hsn_sc)
      const where = `${part} ${code}`
      demand(row.num === at + 1, `num ${where}`)
      demand(/^(\d{4}|\d{6}|\d{8})$/.test(code), where)
      demand(row.desc === limits.officialText(code), `desc ${where}`)
      const own = row.user_desc
      demand(own === undefined || /^[A-Za-z0-9 _@./&-]{1,30}$/.test(text(own)), `words ${where}`)
      const isService = code.startsWith('99')
      demand(isService ? row.uqc === 'NA' && row.qty === 0 : units.includes(text(row.uqc)), where)
      demand(rates.includes(figure(row.rt)), `rate ${where}`)
      for (const name of ['txval', 'iamt', 'camt', 'samt', 'csamt']) {
        demand(typeof row[name] === 'number', `${name} ${where}`)
      }
    })
  }
  if (!named.some((name) => !['b2b', 'cdnr'].includes(name))) return faults
  const [values, codes] = [tablesOf(file), sumOf(objects(hsn.hsn_b2b), objects(hsn.hsn_b2c))]
  demand(values === codes + (limits.withoutCode ?? 0), `tables ${values}, table 12 ${codes}`)
  return faults
}

const sumOf = (...lists: readonly (readonly Json[])[]): number =>
  lists.flat().reduce((sum, { txval }) => sum + paise(txval), 0)

/** What the value tables come to, in paise. */
function tablesOf(file: Json): number {
  const items = (list: readonly Json[]) =>
    sumOf(list.flatMap(({ itms }) => objects(itms).flatMap(({ itm_det }) => objects([itm_det]))))
  const within = (section: string, list: string) =>
    items(objects(file[section]).flatMap((group) => objects(group[list])))
  const untaxed = objects(isObject(file.nil) ? file.nil.inv : []).reduce(
    (sum, { expt_amt, nil_amt, ngsup_amt }) =>
      sum + paise(expt_amt) + paise(nil_amt) + paise(ngsup_amt),
    0,
  )
  return (
    within('b2b', 'inv') +
    within('b2cl', 'inv') +
    sumOf(objects(file.b2cs)) +
    untaxed -
    within('cdnr', 'nt') -
    items(objects(file.cdnur))
  )
}

/** Parts that are empty, and numbers with more than two decimals, at any depth. */
function emptyOrOdd(value: unknown, at: string): readonly string[] {
  if (value === '' || value === null || value === undefined) return [`empty ${at}`]
  if (typeof value === 'number') {
    const isRight = Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-4
    return isRight ? [] : [`number ${at}`]
  }
  if (typeof value !== 'object') return []
  const parts = Object.entries(value)
  if (parts.length === 0) return [`empty ${at}`]
  return parts.flatMap(([name, part]) => emptyOrOdd(part, `${at}.${name}`))
}

type Cell = string | number | boolean | null | object
type Sheet = { readonly sheet: string; readonly data: readonly (readonly Cell[])[] }

const b2b =
  'GSTIN/UIN of Recipient|Receiver Name|Invoice Number|Invoice date|Invoice Value|Place Of Supply|Reverse Charge|Applicable % of Tax Rate|Invoice Type|E-Commerce GSTIN|Rate|Taxable Value|Cess Amount'
const hsnHeads =
  'HSN|Description|UQC|Total Quantity|Total Value|Rate|Taxable Value|Integrated Tax Amount|Central Tax Amount|State/UT Tax Amount|Cess Amount'
const heads: Readonly<Record<string, string>> = {
  'b2b,sez,de': b2b,
  b2cl: 'Invoice Number|Invoice date|Invoice Value|Place Of Supply|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount|E-Commerce GSTIN',
  b2cs: 'Type|Place Of Supply|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount|E-Commerce GSTIN',
  cdnr: 'GSTIN/UIN of Recipient|Receiver Name|Note Number|Note Date|Note Type|Place Of Supply|Reverse Charge|Note Supply Type|Note Value|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount',
  cdnur:
    'UR Type|Note Number|Note Date|Note Type|Place Of Supply|Note Value|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount',
  exemp:
    'Description|Nil Rated Supplies|Exempted(other than nil rated/non GST supply)|Non-GST Supplies',
  'hsn(b2b)': hsnHeads,
  'hsn(b2c)': hsnHeads,
  docs: 'Nature of Document|Sr. No. From|Sr. No. To|Total Number|Cancelled',
}

/** What the offline tool would refuse of a workbook, each row in one line. */
export function faultsInWorkbook(
  sheets: readonly Sheet[],
  isCode: (code: string) => boolean,
): readonly string[] {
  return sheets.flatMap(({ sheet, data }) => {
    const names = data[3]?.map((name) => name ?? '') ?? []
    if (names.join('|') !== heads[sheet]) return [`heads of ${sheet}`]
    const seen = new Set<string>()
    return data.slice(4).flatMap((cells, at) => {
      const row = new Map(names.map((name, index) => [String(name), cells[index] ?? '']))
      return faultsInRow(sheet, row, isCode, seen).map((fault) => `${sheet} ${at + 5}: ${fault}`)
    })
  })
}

function faultsInRow(
  sheet: string,
  row: ReadonlyMap<string, Cell>,
  isCode: (code: string) => boolean,
  seen: Set<string>,
): readonly string[] {
  const cell = (name: string) => String(row.get(name) ?? '')
  const has = (name: string) => row.has(name)
  const number = cell(sheet.startsWith('cdn') ? 'Note Number' : 'Invoice Number')
  const isDocument = /^(b2b,|b2cl|cdnr|cdnur)/.test(sheet)
  const checks: readonly (readonly [boolean, string])[] = [
    [
      !has('GSTIN/UIN of Recipient') ||
        buyers.some((pattern) => pattern.test(cell('GSTIN/UIN of Recipient'))),
      'GSTIN',
    ],
    [!has('Receiver Name') || longestName.test(cell('Receiver Name')), 'name'],
    [!isDocument || documentNumber.test(number), `number ${number}`],
    [!isDocument || Number(number) !== 0, `the number ${number} is 0`],
    [
      !isDocument ||
        /^\d\d-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{4}$/.test(
          cell(sheet.startsWith('cdn') ? 'Note Date' : 'Invoice date'),
        ),
      'date',
    ],
    [
      !has('Place Of Supply') || places.includes(cell('Place Of Supply').replace(/-.*/, '')),
      'place',
    ],
    [!has('Rate') || rates.includes(Number(cell('Rate'))), `rate ${cell('Rate')}`],
    [!isDocument || Number(cell('Taxable Value')) > 0, 'a value of 0'],
    [!has('HSN') || isCode(cell('HSN')), `HSN ${cell('HSN')}`],
    [
      !has('UQC') ||
        (cell('HSN').startsWith('99')
          ? cell('UQC') === 'NA'
          : units.includes(cell('UQC').slice(0, 3))),
      `unit ${cell('UQC')}`,
    ],
  ]
  const key = isDocument
    ? `${number.toUpperCase()} ${cell('Rate')}`
    : [...row.values()].slice(0, 4).join() + cell('Rate')
  const twice = seen.has(key) ? [`twice ${key}`] : []
  seen.add(key)
  return [...checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault])), ...twice]
}

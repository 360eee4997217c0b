import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { transformWithOxc } from 'vite'

/*
 * The law as it might be: each change is one more entry of a list of core/rules, which begins on `CHANGE`.
 */

/** The day on which the changed law begins. */
export const CHANGE = '2027-04-01'

/** By file, the name of a list, and what its new entry says. */
const changes = {
  gst: {
    essentials: "percent: '4'",
    standard: "percent: '20'",
    luxury: "percent: '45'",
    clothesAndShoesLaw: "upToBeforeGst: '3000', lowerPercent: '4', higherPercent: '20'",
    tcsLaw: "percent: '0.7'",
    tdsLaw: "percent: '0.3', freeUpTo: '600000'",
    hsnOnBillsLaw: "leastDigits: 6, optionalUpToTurnover: '70000000'",
    ewayBillLaw: "above: '80000'",
    namedBuyerLaw: "fromBeforeGst: '90000'",
  },
  'gst-on-fees': { gstOnFeesLaw: "percent: '20'" },
  'gst-returns': {
    creditOrderLaw: "order: 'cgstFirst'",
    interestLaw: "percent: '15'",
    gstr3b:
      "nil: { perDay: '10', most: '300' }, steps: [{ upTo: '30000000', perDay: '60', most: '3000' }, { upTo: undefined, perDay: '60', most: '9000' }]",
    annualExemptLaw: "upTo: '30000000'",
    creditUntilLaw: "day: '12-31'",
  },
  composition: {
    goods: "percent: '1.5'",
    usual: "upTo: '20000000', lower: '9000000', lowerIn: ['11']",
  },
  deposits: {
    tdsLaw:
      "percent: '12', above: '70000', aboveForSeniors: '140000', seniorFrom: 65, percentWithoutPan: '25'",
    noTdsFormLaw: "number: '131'",
    postOfficeRecurringLaw:
      "months: 60, percent: '6.9', lateFee: '1', leastInstalment: '100', instalmentStep: '10'",
    ppf: "percent: '7.4'",
  },
  loans: {},
  'income-tax': {
    cessLaw: "percent: '3'",
    equityFundsLaw:
      "longTermAfterMonths: 24, longTermPercent: '15', longTermExempt: '150000', shortTermPercent: '25', sections: ['196', '198']",
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

type RulesFile = keyof typeof changes

/** The rules of a file of core/rules as they would be with its changes. */
export const withChanges = async (file: RulesFile): Promise<Record<string, unknown>> =>
  import(await addressOf(`src/core/rules/${file}.ts`))

/** The code of a file and of all that it imports, as one address. The day is in it, as modules are run only once. */
async function addressOf(file: string): Promise<string> {
  const { code } = await transformWithOxc(changed(file, readFileSync(file, 'utf8')), file)
  let own = `// ${new Date().toDateString()}\n`
  let read = 0
  for (const { 0: whole, 1: before = '', 2: path = '', index } of code.matchAll(
    /( from )"(\.[^"]+)"/g,
  )) {
    own += `${code.slice(read, index)}${before}"${await addressOf(`${join(dirname(file), path)}.ts`)}"`
    read = index + whole.length
  }
  const text = own + code.slice(read)
  return `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
}

/** Some code with a new entry at the end of each changed list. */
function changed(file: string, code: string): string {
  const ofFile = Object.entries(changes).find(([name]) => file === `src/core/rules/${name}.ts`)
  const source = file.endsWith('returns.ts') ? "{ notifications: '1/2027' }" : "'an Act to come'"
  return Object.entries(ofFile?.[1] ?? {}).reduce((text, [name, terms]) => {
    const end = endOfList(text, name)
    const list = text.slice(0, end).trimEnd()
    return `${list}${list.endsWith(',') ? '' : ','} { from: '${CHANGE}', ${terms}, source: ${source} }${text.slice(end)}`
  }, code)
}

/** Where the list with a name ends. */
function endOfList(code: string, name: string): number {
  const [declared] = code.match(new RegExp(`const ${name}: [^]*? = \\[|\\b${name}: \\[`)) ?? []
  if (!declared) throw new Error(`There is no list ${name}`)
  let depth = 1
  let at = code.indexOf(declared) + declared.length
  for (; depth > 0; at += 1) depth += code[at] === '[' ? 1 : code[at] === ']' ? -1 : 0
  return at - 1
}

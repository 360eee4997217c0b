import { portalStates } from '../../../core/states/portal-states'

const plain = (place: string): string =>
  place
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '')

/** Older and other names of states and territories, and how files misspell them. */
const otherNames: Readonly<Record<string, string>> = {
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  newdelhi: '07',
  nctofdelhi: '07',
  delhinct: '07',
  chattisgarh: '22',
  chhatisgarh: '22',
  telengana: '36',
  tamilnadu: '33',
  andamanandnicobar: '35',
  andamanandnicobarisland: '35',
  dadraandnagarhaveli: '26',
  damananddiu: '26',
  dadranagarhavelianddamananddiu: '26',
  thedadraandnagarhavelianddamananddiu: '26',
  jammukashmir: '01',
  lakshadweepislands: '31',
  laddakh: '38',
}

const codes: ReadonlyMap<string, string> = new Map([
  ...Object.entries(portalStates).map(([code, name]) => [plain(name), code] as const),
  ...Object.entries(otherNames),
])

const known = new Map<string, string | undefined>()

/** The code of a state as files write it. @example placeCode('ORISSA') // '21' */
export function placeCode(place: string): string | undefined {
  if (!known.has(place)) known.set(place, codes.get(plain(place)))
  return known.get(place)
}

import type { Calculator } from './calculators/contract'
import { calculators } from './site'
import { LinkTiles } from './ui/page/link-tiles'

const notes = import.meta.glob<string>('./calculators/**/note.ts', { eager: true, import: 'note' })

/** One line about a calculator. */
export function noteOf({ views: [{ folder }] }: Calculator): string {
  const note = notes[`./calculators/${folder}/note.ts`]
  if (!note) throw new Error(`src/calculators/${folder} has no note.ts`)
  return note
}

/** The index of all calculators but one, numbered as in the navigation. */
export function PageLinks({ but }: { but?: Calculator }) {
  const links = calculators.map((calculator, index) => ({
    calculator,
    number: index + 1,
    name: calculator.navLabel,
    note: noteOf(calculator),
    href: calculator.views[0].path,
  }))
  return (
    <LinkTiles
      title="More calculators"
      links={links.filter(({ calculator }) => calculator !== but)}
    />
  )
}

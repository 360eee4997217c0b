// Cuts Anek Latin down to the glyphs and weights this site shows, in two files: the basic one, and
// a tiny one for ₹ and the other currency signs, which the family keeps in its extended file. Then
// the same twice for bills in a file, in the two weights of paper: such a file takes no variable font
// and no compressed one. Run it after changing the lists here; the results are committed.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const fontFiles = new URL(
  './files/',
  import.meta.resolve('@fontsource-variable/anek-latin/package.json'),
)
const target = fileURLToPath(new URL('../src/ui/style/fonts', import.meta.url))

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const subsets = [
  { name: 'latin', glyphs: `${printableAscii.join('')}\u00a0£¥€©·½×÷–—‘’“”…−` },
  { name: 'latin-ext', glyphs: '₹₩' },
]

for (const { name, glyphs } of subsets) {
  const source = await readFile(
    new URL(`anek-latin-latin${name === 'latin' ? '' : '-ext'}-wght-normal.woff2`, fontFiles),
  )
  const font = await subsetFont(source, glyphs, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 650 } },
  })
  await writeFile(`${target}anek-${name}.woff2`, font)
  console.log(`anek-${name}.woff2 ${font.length} bytes`)
}

/** Names have accents, on paper as anywhere. */
const accented = Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index))
const paperSubsets = [
  { name: 'latin', glyphs: `${printableAscii.join('')}${accented.join('')}€–—‘’“”…−•™` },
  { name: 'latin-ext', glyphs: '₹₩' },
]

for (const { name, glyphs } of paperSubsets) {
  const source = await readFile(new URL(`anek-latin-${name}-wght-normal.woff2`, fontFiles))
  for (const weight of [400, 640]) {
    const font = await subsetFont(source, glyphs, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      noHinting: true,
      // Figures of one width stand below each other. Nothing else here is read by anyone.
      keepFeatures: ['tnum'],
      dropTables: ['GDEF', 'GPOS', 'OS/2', 'STAT', 'gasp', 'post'],
    })
    await writeFile(`${target}paper-${name}-${weight}.ttf`, font)
    console.log(`paper-${name}-${weight}.ttf ${font.length} bytes`)
  }
}

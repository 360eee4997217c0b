import type { CalculatorMeta } from './ui/calculator-meta'
import type { SharePicture } from './ui/share-picture'

const pictures = import.meta.glob<SharePicture>('./calculators/*/picture.ts', {
  eager: true,
  import: 'picture',
})

/** What a calculator's picture shows. Only the build asks for it. */
export function pictureOf({ folder }: CalculatorMeta): SharePicture {
  const picture = pictures[`./calculators/${folder}/picture.ts`]
  if (!picture) throw new Error(`src/calculators/${folder} has no picture.ts`)
  return picture
}

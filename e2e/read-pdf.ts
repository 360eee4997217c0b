import { readFile } from 'node:fs/promises'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type Font = { name: string; missingFile: boolean }
type Picture = { width: number; height: number; data: Uint8Array }

export type ReadPdf = Awaited<ReturnType<typeof readPdf>>

/** A PDF as a reader sees it: its pages with their texts, its fonts, its pictures. */
export async function readPdf(path: string) {
  const bytes = new Uint8Array(await readFile(path))
  const size = bytes.length
  const file = await getDocumentProxy(bytes)
  const { OPS } = await getResolvedPDFJS()
  const { info } = await file.getMetadata()
  const fonts: Font[] = []
  const pictures: Picture[] = []
  const pages = []
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    const { fnArray, argsArray } = await page.getOperatorList()
    for (const [index, operation] of fnArray.entries()) {
      const [name] = argsArray[index] ?? []
      if (operation === OPS.setFont) fonts.push(page.commonObjs.get(name))
      if (operation !== OPS.paintImageXObject) continue
      // What is on several pages is kept for all of them. It may still be on its way.
      const objects = name.startsWith('g_') ? page.commonObjs : page.objs
      pictures.push(await new Promise<Picture>((resolve) => objects.get(name, resolve)))
    }
    const { items } = await page.getTextContent()
    const [, , width = 0, height = 0] = page.view
    pages.push({
      width,
      height,
      texts: items.flatMap((item) => ('str' in item && item.str.trim() ? [item.str] : [])),
    })
  }
  const named = new Map(fonts.map((font) => [font.name, font]))
  const said = info as { Title?: string; Language?: string; Producer?: string }
  return { size, info: said, fonts: [...named.values()], pictures, pages }
}

/** How dark a picture is, row by row: another text leaves another trace. */
export function inkOf({ width, height, data }: Picture): number[] {
  const perPixel = data.length / (width * height)
  return Array.from({ length: height }, (_, row) => {
    const from = Math.floor(row * width * perPixel)
    return data.subarray(from, from + Math.floor(width * perPixel)).filter((shade) => shade < 128)
      .length
  })
}

/** The texts on each page of a PDF that a browser printed, and nothing else of it. */
export async function textsOnPages(printed: Uint8Array): Promise<string[][]> {
  // What it cannot draw, it need not tell.
  const file = await getDocumentProxy(new Uint8Array(printed), { verbosity: 0 })
  const pages: string[][] = []
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent()
    // A word may be in parts, of letters from several fonts; a gap or the end of a line is an item, too.
    const texts = ['']
    for (const item of items) {
      if (!('str' in item)) continue
      if (item.str.trim()) texts[texts.length - 1] += item.str
      if (!item.str.trim() || item.hasEOL) texts.push('')
    }
    pages.push(texts.filter(Boolean))
  }
  return pages
}

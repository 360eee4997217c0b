/** What can be seen or heard of a page, a line for each text. */
export function textsOf(html: string): readonly string[] {
  const said = [
    ...html.matchAll(/(?:aria-label|alt|placeholder|title|data-note|aria-valuetext)="([^"]*)"/g),
  ]
  const shown = html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/g, '')
    .split(/<[^>]*>/)
  return [...said.map(([, text = '']) => text), ...shown]
    .map((text) =>
      text
        .replace(/&amp;/g, '&')
        .replace(/&#x27;/g, "'")
        .replace(/&quot;/g, '"')
        .trim(),
    )
    .filter(Boolean)
}

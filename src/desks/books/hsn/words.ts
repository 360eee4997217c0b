/** What the search for an HSN code says. */
export const hsnWords = {
  heading: 'Find an HSN or SAC code',
  label: 'Goods, service or first digits',
  /** `count` codes of `day`. */
  source: (count: string, day: string) =>
    `${count} codes of the department's offline tool of ${day}, with its own texts. Everyday words in English and Hindi lead to them, too.`,
  nothing: 'No code was found. Try another word, or the first digits.',
  failed: 'The list could not be loaded. Check your connection and try again.',
  found: (count: number) => (count === 1 ? '1 code' : `${count} codes`),
}

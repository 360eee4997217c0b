import { ignoreOutcome, parseJson, readTabText, writeTabText } from '../memory/browser-storage'

/**
 * The names of files that a tab has open and that are kept nowhere: a reload forgets the files, and the page says
 * afterwards which those were.
 *
 * @param key of the tab's storage
 */
export function unkeptFiles(key: string) {
  /** What the tab had open when its page was loaded, until somebody was told. */
  let before: string | undefined
  let noted = ''
  const remember = () => {
    before ??= readTabText(key) ?? ''
    return before
  }
  return {
    /** Notes what is open by now. */
    note(names: readonly string[]): void {
      remember()
      const text = names.length > 0 ? JSON.stringify(names) : ''
      if (text === noted) return
      noted = text
      writeTabText(key, text || null, ignoreOutcome)
    },
    /** The files that were lost when the page was loaded; they are told once. */
    takeLost(): readonly string[] {
      const names = parseJson(remember())
      before = ''
      if (noted === '') writeTabText(key, null, ignoreOutcome)
      return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
    },
  }
}

/** What is said of parts that load later, and of what can be undone. */
export const tabWords = {
  /** `what`: a sentence of its own. */
  notLoaded: (what: string) => `${what} Check your connection and try again.`,
  partNotLoaded: 'This part could not be loaded.',
  tryAgain: 'Try again',
  undo: 'Undo',
}

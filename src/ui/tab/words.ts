/** What is said of parts that load later, and of what can be undone. */
export const tabWords = {
  notLoaded: 'This part could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  undo: 'Undo',
}

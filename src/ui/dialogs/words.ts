/** The words of dialogs with lists that are kept on this device. */
export const dialogsWords = {
  undo: 'Undo',
  undone: 'Undone.',
  close: 'Close',
  more: (count: number) => `Show ${count} more`,
  exportAll: 'Export all',
  import: 'Import',

  /** What the lists hold. */
  things: { bills: 'bills', items: 'items' },
  full: 'This could not be done: the storage of this device is full. Nothing was changed.',
  keepsNone: (things: string) =>
    `This could not be done: this browser keeps no ${things}. Nothing was changed.`,
  forbidden: (things: string) => `This browser keeps no ${things}: storage is full or forbidden.`,

  tooLong: 'This is too long to be changed here, so only its beginning is shown.',
  startAgain: 'Start again',
}

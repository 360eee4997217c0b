/** The words around an answer, and of what is done with it. */
export const answerWords = {
  result: 'Result',
  particulars: 'Particulars',
  amount: 'Amount',
  tooLarge: 'too large to work out: at most 100 years and 40 digits',

  /** The results one after the other: read out, and copied. */
  results: (results: readonly { label: string; value: string }[]) =>
    results.map(({ label, value }) => `${label} ${value}`).join(', '),

  changeInputs: 'Change inputs',
  details: 'Details',

  buttons: { copy: 'Copy', share: 'Share link', print: 'Print', reset: 'Reset' },
  buttonNotLoaded: 'This could not be loaded. Check your connection and try again.',
  inputsReset: 'Inputs reset',
  copied: { result: 'Result copied', link: 'Link copied' },
  /** With what a link leaves behind. */
  copiedWith: (done: string, note: string) => `${done}. ${note}`,
  notCopied: {
    result: 'Result not copied. Check your connection and try again.',
    link: 'Link not copied. Check your connection and try again.',
  },

  copyByHand: {
    title: 'Copy by hand',
    help: 'This browser does not let us copy for you. Copy the selected text.',
    text: 'Text to copy',
    close: 'Close',
  },
}

/** What is said of things that are kept on this device. */
export const memoryWords = {
  /** `done`: what was done, without a full stop. */
  kept: (done: string) => `${done}.`,
  inTabOnly: {
    full: (done: string) => `${done}, in this tab only: the storage of this device is full.`,
    forbidden: (done: string) => `${done}, in this tab only: this browser keeps nothing.`,
  },
}

/** A way to undo something, as long as what it was done to is there. */
export type Undo = { run(): unknown; readonly signal?: AbortSignal | undefined }

/** The undos of what is shown in one place and can be replaced there: a bill, the bands of a fee card. */
export type UndoScope = {
  /** Another one takes its place: what could be undone in it cannot be any more. */
  end(): void
  /** A way to undo something in the one that is there now, and in no other. */
  undo(run: () => unknown): Undo
}

/** @example const bill = undoScope() */
export function undoScope(): UndoScope {
  let now = new AbortController()
  return {
    end() {
      now.abort()
      now = new AbortController()
    },
    undo(run) {
      const { signal } = now
      return { run: () => signal.aborted || run(), signal }
    },
  }
}

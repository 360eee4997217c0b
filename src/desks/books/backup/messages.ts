import type { BackupWork } from './all-work'

/** What a page asks its worker to do: the name of some work, and what it needs. */
export type WorkName = keyof BackupWork
export type WorkRequest = {
  readonly id: number
  readonly name: WorkName
  readonly given: readonly unknown[]
}

/** How far some work is, in parts of the whole. */
export type WorkProgress = { readonly read: number; readonly of: number }

export type WorkReply =
  /** The worker is loaded. */
  | { readonly ready: true }
  | { readonly id: number; readonly progress: WorkProgress }
  | { readonly id: number; readonly result: unknown }
  /** The name of the error tells a full device from others. */
  | { readonly id: number; readonly failure: { readonly name: string; readonly message: string } }

import { threadId } from 'node:worker_threads'

/*
 * Node's channels reach every thread of a process, and test files run in several: what a bill in one of them tells
 * other tabs must not be heard in another.
 */
if (!('isOfThread' in BroadcastChannel)) {
  const ofProcess = BroadcastChannel
  globalThis.BroadcastChannel = class extends ofProcess {
    static readonly isOfThread = true
    constructor(name: string) {
      super(`${name} ${threadId}`)
    }
  }
}

/** What a question ends with whose answer nobody waits for any more: no failure to be told. */
export class Aborted extends Error {
  override readonly name = 'AbortError'
}

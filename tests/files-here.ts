import { readFile } from 'node:fs/promises'

const elsewhere = globalThis.fetch

/** Answers for the files that a build would serve: in tests their addresses are paths in this repository. */
globalThis.fetch = async (address, options) =>
  typeof address === 'string' && address.startsWith('/src/')
    ? new Response(await readFile(address.slice(1), 'utf8'))
    : elsewhere(address, options)

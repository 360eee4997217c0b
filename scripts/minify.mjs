import { Worker } from 'node:worker_threads'

/** @import { Plugin } from 'vite' */
/** @import { MinifyOptions } from 'terser' */

/**
 * No getter here does anything but get, and nobody calls an arrow with `new`.
 * @type {MinifyOptions}
 */
const options = {
  ecma: 2020,
  safari10: true,
  module: true,
  compress: { passes: 2, pure_getters: true, unsafe_arrows: true },
}

/** As many as a small machine has cores. */
const THREADS = 2

/** @typedef {{ resolve: (minified: string) => void, reject: (error: unknown) => void }} Waiting */

/** @type {{ worker: Worker, waiting: Map<number, Waiting> }[]} */
let threads = []
/** @type {Map<string, Promise<string>>} by what was minified: languages have chunks in common */
const minifiedChunks = new Map()
let count = 0

function start() {
  const worker = new Worker(new URL('minify-thread.mjs', import.meta.url))
  /** @type {Map<number, Waiting>} */
  const waiting = new Map()
  worker.on('message', ({ id, minified, error }) => {
    const chunk = waiting.get(id)
    waiting.delete(id)
    if (error) chunk?.reject(error)
    else chunk?.resolve(minified)
    // What waits for nothing keeps no process alive.
    if (waiting.size === 0) worker.unref()
  })
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error)
  })
  return { worker, waiting }
}

/** @param {string} code @returns {Promise<string>} */
function minify(code) {
  return new Promise((resolve, reject) => {
    if (threads.length === 0) threads = Array.from({ length: THREADS }, start)
    const [idlest] = [...threads].sort((a, b) => a.waiting.size - b.waiting.size)
    count += 1
    idlest?.waiting.set(count, { resolve, reject })
    idlest?.worker.ref()
    idlest?.worker.postMessage({ id: count, code, options })
  })
}

/**
 * Minifies every chunk of the pages and of their workers with the same few threads, which have to warm
 * up only once: the bundler would start some for each worker and each language.
 * @type {Plugin}
 */
export const minified = {
  name: 'minified',
  enforce: 'post',
  applyToEnvironment: ({ config }) => Boolean(config.build.minify),
  renderChunk: async (code) => {
    const chunk = minifiedChunks.get(code) ?? minify(code)
    minifiedChunks.set(code, chunk)
    return { code: await chunk, map: null }
  },
}

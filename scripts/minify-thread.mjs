// A thread of scripts/minify.mjs.
import { parentPort } from 'node:worker_threads'
import { minify } from 'terser'

parentPort?.on('message', async ({ id, code, options }) => {
  try {
    const { code: minified } = await minify(code, options)
    parentPort?.postMessage({ id, minified })
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})

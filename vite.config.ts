/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * write-excel-file zips larger sheets in a worker made from a blob, which a content security policy
 * forbids. Its own synchronous zip takes well under a tenth of a second for the largest.
 */
const zipWithoutWorker: Plugin = {
  name: 'zip-without-worker',
  load: (id) =>
    id.endsWith('/write-excel-file/modules/zip/zipToArrayBuffer.js')
      ? `import zip from './zipToArrayBufferSync.js'; export default async (files) => zip(files)`
      : undefined,
}

/** Where the site will live, such as https://example.in; its paths begin with the slash. */
const siteOrigin = (process.env.SITE_ORIGIN ?? '').replace(/\/+$/, '')

/** The shell, and what the first page needs of the kit; nearly every other page needs it too. */
const kitModules =
  /src\/(app\/(?!not-found|updates)|pages|site|core\/(currencies|decimal|format|parse)|ui\/(announcement|button|calculator-meta|card|class-names|columns|currency|field-rows|hatch|hints|ledger|load-part|navigation|number-field|page-|questions\.module|session|result-|segmented|split-bar|stored-text|toast))|\/meta\.ts$/

const gstModules =
  /src\/(calculators\/gst\/(compute|inputs|page\.module|rates\.|single-amount|split)|ui\/(checkbox|chips))/

export default defineConfig({
  plugins: [react(), zipWithoutWorker],
  build: {
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
    manifest: true,
    modulePreload: { polyfill: false },
    target: ['chrome111', 'firefox115', 'safari16.4'],
    rolldownOptions: {
      output: {
        // React changes rarely. The kit is what every page uses; pictures explain a result, plans run
        // over months. The rest goes with the pages that need it.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules.(react|react-dom|scheduler)./ },
            { name: 'kit', test: kitModules },
            // What the first page shares with its bill, in one file rather than many small ones.
            { name: 'gst', test: gstModules },
            { name: 'pictures', test: /src\/ui\/(chart-(fr|ge|la)|insight|steps)/ },
            {
              name: 'plans',
              test: /src\/(core\/annuity|ui\/(chart-unit|data-table|export-b|rul|use-settled))|chevron-up/,
            },
          ],
        },
      },
    },
  },
  css: {
    transformer: 'lightningcss',
    // A character less in every class name of every page.
    lightningcss: { cssModules: { pattern: '[hash][local]' } },
  },
  define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify(siteOrigin) },
  test: {
    include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/no-console.ts'],
    // Properties try hundreds of cases, and machines may be busy.
    testTimeout: 60_000,
    // Through the plugins above, so that the tests run what the browser runs.
    server: { deps: { inline: ['write-excel-file'] } },
  },
})

import { defineConfig } from 'vitest/config'
import { inLanguage } from './scripts/languages.mjs'
import { siteOriginFrom } from './scripts/site-origin.mjs'

/** What reads the last build, in each language: `npm run built`. */
export default defineConfig({
  define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify(siteOriginFrom(process.env)) },
  test: {
    projects: ['en', 'hi'].map((language) => ({
      extends: true,
      plugins: [inLanguage(language)],
      test: { name: language },
    })),
    include: ['tests/built/*.test.ts'],
    setupFiles: ['tests/no-console.ts'],
    environment: 'happy-dom',
    environmentOptions: {
      // A page is read, and nothing of it is fetched or run.
      happyDOM: {
        settings: {
          disableCSSFileLoading: true,
          disableJavaScriptFileLoading: true,
          disableJavaScriptEvaluation: true,
          handleDisabledFileLoadingAsSuccess: true,
        },
      },
    },
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
  },
})

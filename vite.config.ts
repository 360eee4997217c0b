/// <reference types="vitest/config" />
import { readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { inLanguage, SOURCE_LANGUAGE } from './scripts/languages.mjs'
import { drawSeed } from './scripts/random-seed.mjs'
import { siteOriginFrom } from './scripts/site-origin.mjs'
import { slowestFiles } from './scripts/slowest-files.mjs'
import { stylePieces } from './scripts/style-pieces.mjs'
import { stylesInLanguage } from './scripts/styles-in-language.mjs'
import { replaceOnly } from './scripts/template.mjs'
import { readTokens } from './scripts/tokens.mjs'
import { wordsInPlace } from './scripts/words-in-place.mjs'

/**
 * The bundler's own way to load styles with a lazy script asks for each file once: if it fails, the
 * next try shows the part without its styles.
 */
const stylesTriedAgain: Plugin = {
  name: 'styles-tried-again',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { loadWithStyles as __vitePreload } from '/src/ui/tab/load-with-styles'`
      : undefined,
}

/**
 * The colour of the browser's own frame, in both themes: a tag cannot read a style sheet, so the
 * scripts that follow the theme read the tag.
 */
const themeColours: Plugin = {
  name: 'theme-colours',
  transformIndexHtml: async (html) => {
    const { light, dark } = await readTokens()
    const [day, night] = [light('cloth'), dark('cloth')]
    return replaceOnly(
      html,
      '<meta name="theme-color" />',
      `<meta name="theme-color" content="${day}" data-light="${day}" data-dark="${night}" />`,
    )
  },
}

/** What a visit begins with: the shell, and the screen of each view. */
const firstLoaded = /src.(client|(calculators|desks).*page)\.tsx$/
/** What most pages have at once belongs to the kit, wherever it stands in it. */
const kit =
  /src.(addresses\.ts|(app|ui.(answer|fields|memory|page|tab)).[^/\\]+)$|core.language.english/
const MOST_PAGES = 13

type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null }

/** Which of these have a file at once: by a chain of plain imports, none of which is `import()`. */
function firstLoadsOf(id: string, modules: Modules, seen = new Set<string>()): readonly string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  const others = importers.flatMap((importer) => firstLoadsOf(importer, modules, seen))
  return firstLoaded.test(id) ? [id, ...others] : others
}

const isInKit = (id: string, modules: Modules) => {
  if (!kit.test(id)) return false
  const firstLoads = firstLoadsOf(id, modules)
  return firstLoads.length >= MOST_PAGES || firstLoads.some((file) => /client\.tsx$/.test(file))
}

const eagerGroup = (name: string, test: RegExp) => ({
  name: (id: string, modules: Modules) => (firstLoadsOf(id, modules).length > 0 ? name : null),
  test,
})

const testFiles = ['src', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file)),
)
const testFilesWith = (words: string) =>
  testFiles.filter((file) => readFileSync(file, 'utf8').includes(words))

/** Test files that replace modules by others. */
const mockingTests = [...testFilesWith('vi.mock('), ...testFilesWith('vi.doMock(')]

/** Test files that need a document. */
const documentTests = testFilesWith('@vitest-environment happy-dom').filter(
  (file) => !mockingTests.includes(file),
)

// Workers of the tests get it with the environment.
if (process.env.VITEST) drawSeed(process.env, console.log)

/** Which language is built or shown. */
const language = process.env.SITE_LANGUAGE ?? SOURCE_LANGUAGE

export default defineConfig({
  plugins: [
    react(),
    stylesTriedAgain,
    inLanguage(language),
    wordsInPlace(language),
    stylePieces(),
    stylesInLanguage(language),
    themeColours,
  ],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    // A page's own scripts are named in its HTML, and a script asks for those it imports: a list of
    // them for every other page would only weigh on the first load.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    target: ['chrome111', 'firefox115', 'safari16.4'],
    rolldownOptions: {
      // How long plugins took says nothing about what was built.
      checks: { bundlerTimings: false },
      output: {
        // Every page names dozens of files, and nothing can compress a hash: no more of it than needed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // React runs as soon as it is here. Told so, Chromium compiles it while it is downloaded, beside
        // the main thread. After minifying, which drops comments.
        postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : ''),
        // Chunks follow folders, and hold of them what pages have at once. React changes rarely. The kit
        // is the shell and the files that nearly every page needs; what only one page needs goes with
        // that page. What several families or views need stands before what only some of them do, which
        // would take it along.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules.(react|react-dom|scheduler)./ },
            { name: (id: string, modules: Modules) => (isInKit(id, modules) ? 'kit' : null) },
            { name: 'days', test: /src.core.(rules.rule-on|rules.gst-on-fees|language.dates)\./ },
            { name: 'rules', test: /src.core.rules.gst\.ts/ },
            eagerGroup('gst', /src.(desks.books.gst.[^/\\]+|core.tax.gst\.ts)$/),
            { ...eagerGroup('pictures', /src.ui.charts.[^/\\]+$/), minShareCount: 3 },
            { ...eagerGroup('rulers', /src.ui.rulers[/\\]/), minShareCount: 2 },
            { name: 'files', test: /src.(ui.tables.download-buttons|core.tables.columns)\./ },
            { ...eagerGroup('tables', /src.ui.tables.[^/\\]+$/), minShareCount: 2 },
            {
              name: 'months',
              test: /src.(core.(loan.annuity|language.durations)\.|ui.deferred[/\\])/,
            },
            { name: 'terms', test: /src.calculators.loan.shared.(rules|terms)\.ts$/ },
            eagerGroup('loan', /src.calculators.loan.shared.(fields|schedule)\.tsx$/),
            // What most savings pages have; what fewer of them need is in chunks of its own.
            {
              ...eagerGroup('savings', /src.calculators.savings.shared.[^/\\]+$/),
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
  // Its rarer parts, such as workbooks, are loaded by the worker when they are needed.
  worker: {
    format: 'es',
    plugins: () => [inLanguage(language), wordsInPlace(language)],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        // As above: what pages and workers both take is one file.
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  css: {
    transformer: 'lightningcss',
    // A character less in every class name of every page.
    lightningcss: { cssModules: { pattern: '[hash][local]' } },
  },
  define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify(siteOriginFrom(process.env)) },
  test: {
    // Test files share the modules they import, which saves half of the time. Those that replace
    // modules have their own.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
          // What reads the build comes after it.
          exclude: [...mockingTests, ...documentTests, 'tests/built/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          isolate: false,
          environment: 'happy-dom',
          include: documentTests,
        },
      },
      { extends: true, test: { name: 'mocking', include: mockingTests } },
    ],
    setupFiles: [
      'tests/no-console.ts',
      'tests/no-owner-stacks.ts',
      'tests/same-cases.ts',
      'tests/files-here.ts',
      'tests/own-channels.ts',
    ],
    reporters: ['default', slowestFiles],
    // One for each core of a small machine; left to itself, the runner would keep one free.
    pool: 'threads',
    maxWorkers: 2,
    // Properties try hundreds of cases, and machines may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})

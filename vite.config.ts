/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: {
      // The router's polyfill for what React has had for years.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    target: ['chrome111', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      output: {
        // Few files: React changes rarely, the kit serves every page, each page brings its own.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules/ },
            { name: 'kit', test: /src\/(core|ui)\/(?!chart)|\/meta\.ts$/ },
          ],
        },
      },
    },
  },
  css: { transformer: 'lightningcss' },
  define: { 'import.meta.env.SITE_ORIGIN': JSON.stringify(process.env.SITE_ORIGIN ?? '') },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['tests/no-console.ts'],
  },
})

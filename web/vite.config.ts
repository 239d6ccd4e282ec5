import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/consigliere/web/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {}, // else Svelte runs as on a server
  // one page for all files: making one takes longer than all tests of a file
  test: { environment: 'happy-dom', isolate: false, include: ['src/**/*.test.ts'], restoreMocks: true },
})

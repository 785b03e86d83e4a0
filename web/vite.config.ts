import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { routeTable } from './route-table'

const api = 'http://127.0.0.1:3000'

/** Both faces are needed by the first paint; their hashed names are known only once the bundle is written. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

export default defineConfig({
  plugins: [react(), routeTable(), preloadFonts()],
  build: {
    target: ['chrome100', 'firefox100', 'safari16'],
    assetsInlineLimit: 0,
    // The preload helper's polyfill would be dead weight: every browser of the target list knows modulepreload or goes without.
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': api,
      '/axisbot': api,
      '/uploads': api,
      '/socket.io': { target: api, ws: true },
    },
  },
})

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { routeTable } from './route-table'

const api = 'http://127.0.0.1:3000'

/** Both of the site's faces are needed by the first paint; their hashed names are known only once the bundle is written. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /-wght-normal-[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}

/** Every browser of the target list reads woff2; the other two forms of each of the formulas' twenty faces would only fill the disk. */
function leanFormulas(): Plugin {
  return {
    name: 'lean-formulas',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('katex.min.css') ? code.replaceAll(/,url\([^)]+\.(?:woff|ttf)\) format\("\w+"\)/g, '') : undefined,
  }
}

export default defineConfig({
  plugins: [react(), routeTable(), preloadFonts(), leanFormulas()],
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

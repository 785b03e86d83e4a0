import react from '@vitejs/plugin-react'
import { defineConfig, type CSSOptions, type Plugin } from 'vite'
import { routeTable } from './route-table'

const api = 'http://127.0.0.1:3000'

/** Preloads both fonts, which the first paint needs. Their hashed names are known only once the bundle is written. */
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

/** Drops the woff and ttf copies of KaTeX's twenty fonts: every browser of the target list reads woff2. */
function woff2Only(): Plugin {
  return {
    name: 'woff2-only',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('katex.min.css') ? code.replaceAll(/,url\([^)]+\.(?:woff|ttf)\) format\("\w+"\)/g, '') : undefined,
  }
}

type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>

/** Repeats each `:root[data-theme='light']` rule for a system that prefers light, so that style sheets write it once. */
const lightBySystem: PostcssPlugins[number] = {
  postcssPlugin: 'light-by-system',
  Once(root, { AtRule }) {
    root.walkRules(/^:root\[data-theme='light'\]/, (rule) => {
      const selector = rule.selector.replaceAll("[data-theme='light']", ":not([data-theme='dark'])")
      const media = new AtRule({ name: 'media', params: '(prefers-color-scheme: light)' })
      rule.after(media.append(rule.clone({ selector })))
    })
  },
}

export default defineConfig({
  plugins: [react(), routeTable(), preloadFonts(), woff2Only()],
  css: { postcss: { plugins: [lightBySystem] } },
  build: {
    target: ['chrome100', 'firefox100', 'safari16'],
    assetsInlineLimit: 0,
    // Browsers of the target list either know modulepreload or work without it.
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

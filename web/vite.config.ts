import { mark } from '../rules/art/mark'
import react from '@vitejs/plugin-react'
import { defineConfig, type CSSOptions, type Plugin } from 'vite'
import browsers from './browsers.json'
import { chunkOf } from './chunks'
import { routeTable } from './route-table'
import { madeFor } from './src/lib/browsers'

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

/** Adds the names of the supported browsers to the text that unsupported ones show (web/public/old-browser.js). */
function nameBrowsers(): Plugin {
  return {
    name: 'name-browsers',
    transformIndexHtml: (html) => html.replace('usa un navegador más nuevo.', `usa un navegador más nuevo. ${madeFor}`),
  }
}

/** Writes the logo's SVG shape into the page. */
function drawMark(): Plugin {
  const { width, height, stroke, path } = mark
  return {
    name: 'draw-mark',
    transformIndexHtml: (html) =>
      html.replace(
        '<svg data-mark></svg>',
        `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path fill="none" stroke-width="${stroke}" d="${path}"/></svg>`,
      ),
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

/** Adds a copy of each `:root[data-theme='light']` rule for systems that prefer light, so that style sheets contain the rule once. */
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
  plugins: [react(), routeTable(), preloadFonts(), drawMark(), nameBrowsers(), woff2Only()],
  css: {
    postcss: { plugins: [lightBySystem] },
  },
  // Builds all environments: the code for browsers, and the code with which the server renders first paints.
  builder: {},
  environments: {
    client: {
      build: {
        target: Object.entries(browsers).map(([browser, version]) => browser + version),
        assetsInlineLimit: 0,
        // The server reads the names of a page's chunks from this manifest (server/src/preview/built-web.ts).
        manifest: true,
        // Browsers of the target list either know modulepreload or work without it.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Inlines constants such as limits and class names where they are used; otherwise the first load would include those of all
          // screens.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          // The site itself, and the embed that other sites frame (server/src/embed), which shares no code with it.
          input: ['index.html', 'src/embed/embed.ts'],
          output: {
            codeSplitting: {
              // Libraries are split into two files, so that a slow phone can react to touches between evaluating them (web/public/boot.js).
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\/|app\/create-root\.ts$|rolldown\/runtime/,
                  priority: 5,
                },
                {
                  name: 'vendor',
                  test: /node_modules\/(?:regexparam|zustand|@tanstack)\/(?!.*\/(?:useMutation|mutationObserver|useQueries|queriesObserver|infiniteQueryObserver|useInfiniteQuery)\.js$)/,
                  priority: 4,
                },
                { name: (id, graph) => (chunkOf(id, graph) === 'shared' ? 'shared' : null), priority: 3 },
                { name: (id, graph) => (chunkOf(id, graph) === 'screens' ? 'screens' : null), priority: 2 },
                { name: chunkOf, priority: 1 },
                // The remaining modules that many screens share: dialogs, forms. Modules shared only by the panel's areas are excluded,
                // because they would be loaded with every screen.
                {
                  name: 'common',
                  test: /\/(rules|contract|web)\/(?!src\/features\/panel\/)/,
                  minShareCount: 6,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The image contains no packages, so they are bundled.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      // Inside the folder that is served, but not served itself, because its name begins with a dot.
      build: {
        outDir: 'dist/.server',
        copyPublicDir: false,
        minify: true,
        rolldownOptions: { input: 'src/first-paint.tsx' },
      },
    },
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

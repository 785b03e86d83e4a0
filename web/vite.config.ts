import { mark } from '../rules/art/mark'
import react from '@vitejs/plugin-react'
import { defineConfig, type CSSOptions, type Plugin } from 'vite'
import browsers from './browsers.json'
import { chunkOf } from './chunks'
import { routeTable } from './route-table'
import { madeFor } from './src/lib/browsers'

const api = 'http://127.0.0.1:3000'

/** Makes the page preload both fonts, which the first paint needs. Runs on the finished bundle, because font names contain a hash. */
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

/** Adds the list of supported browsers to the text that an unsupported browser shows (web/public/old-browser.js). */
function nameBrowsers(): Plugin {
  return {
    name: 'name-browsers',
    transformIndexHtml: (html) => html.replace('usa un navegador más nuevo.', `usa un navegador más nuevo. ${madeFor}`),
  }
}

/** Writes the logo's SVG paths into the page's HTML. */
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

/** Removes the woff and ttf files of KaTeX's twenty fonts from the build, because every supported browser reads woff2. */
function woff2Only(): Plugin {
  return {
    name: 'woff2-only',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('katex.min.css') ? code.replaceAll(/,url\([^)]+\.(?:woff|ttf)\) format\("\w+"\)/g, '') : undefined,
  }
}

type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>

/** Copies each `:root[data-theme='light']` rule for people whose system prefers light, so that style sheets need the rule only once. */
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
  // Builds both environments: the code for browsers, and the code by which the server renders the first HTML.
  builder: {},
  environments: {
    client: {
      build: {
        // scripts/lib/build/web.mjs moves the finished build to `dist`
        outDir: '.cache/dist',
        target: Object.entries(browsers).map(([browser, version]) => browser + version),
        assetsInlineLimit: 0,
        // A list of the built chunks, from which the server reads what a page needs (server/src/preview/built-web.ts).
        manifest: true,
        // No polyfill is needed: every supported browser knows modulepreload or works without it.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // Inlines constants (limits, class names) where they are used. Otherwise the first load would contain those of every screen.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          // Two entry points: the site, and the page that other sites show in a frame (server/src/embed). They share no code.
          input: ['index.html', 'src/embed/embed.ts'],
          output: {
            // Short names, because the script of the screens, which every first load fetches, lists those of all files.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              // Libraries are in two files, so that a slow phone can react to touches after running the first one (web/public/boot.js).
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
                // Other modules that many screens share, such as dialogs and forms. Modules shared only by areas of the panel are excluded,
                // because this chunk is loaded with every screen.
                {
                  name: 'common',
                  test: /\/(rules|contract)\/|\/web\/src\/(?!features\/panel\/)/,
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
      // Packages are bundled, because the server's container image contains no packages.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      // This folder is inside the served folder. It is not served itself, because its name begins with a dot.
      build: {
        outDir: '.cache/dist/.server',
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

import type { FastifyInstance } from 'fastify'
import { sharedPicturesField } from '@trinchera/contract/share-target'
import { paths } from '@trinchera/contract/site-paths'
import { appleScreens } from '@trinchera/rules/apple-screens'
import { pageTexts } from '@trinchera/rules/fixed-texts'
import { beginningOf } from '@trinchera/rules/letters'
import { render, sendRendered } from '../http/reply-cache'
import { colours } from '../preview/colours'
import { drawIcon, drawSplash, iconNamed, icons } from '../preview/icons'
import { drawPng } from '../preview/render'
import type { Services } from '../services'
import { refuse, unknownAddress } from './envelope'

const manifestType = 'application/manifest+json; charset=utf-8'
/** How long an icon may be cached, in seconds. Icons are not cached forever, because a changed icon keeps its URL. */
const iconAge = 86_400

const iconEntries = Object.entries(icons).flatMap(([name, icon]) =>
  'purpose' in icon
    ? { src: paths.icon(name), sizes: `${icon.size}x${icon.size}`, type: 'image/png', purpose: icon.purpose }
    : [],
)

const shortcutIcon = { src: paths.icon('192'), sizes: '192x192', type: 'image/png' }

/** The web app manifest, with which phones install the site as an app (docs/behaviour/screens.md#Installed app). */
const manifestOf = (siteName: string) => ({
  id: '/',
  name: siteName,
  short_name: beginningOf(siteName, 12).trim(),
  description: pageTexts.home.description,
  lang: 'es-CL',
  dir: 'ltr',
  start_url: paths.appStart,
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  // The installed app has one window: a click on a notification opens its page in that window.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  theme_color: colours['ground-2'],
  background_color: colours.ground,
  categories: ['games', 'sports', 'social'],
  icons: iconEntries,
  shortcuts: [
    { name: 'Reportar derrota', short_name: 'Reportar', url: paths.reportes, icons: [shortcutIcon] },
    { name: 'Mi clan', url: paths.miClan, icons: [shortcutIcon] },
    { name: 'Agenda', url: paths.agenda, icons: [shortcutIcon] },
  ],
  share_target: {
    action: paths.compartir,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: sharedPicturesField, accept: ['image/*'] }] },
  },
})

/** The SVG of the icon or splash screen with a file name; null if there is none. */
function svgOf(file: string): string | null {
  const name = iconNamed(file)
  if (name) return drawIcon(name)
  const screen = appleScreens.find(([width, height]) => paths.splash(width, height).endsWith(`/${file}`))
  return screen ? drawSplash({ width: screen[0], height: screen[1] }) : null
}

/** Serves the web app manifest, its icons and splash screens, and the URL to which the system sends pictures shared with the app. */
export function serveAppManifest(app: FastifyInstance, { config: { siteName } }: Pick<Services, 'config'>) {
  const manifest = render(JSON.stringify(manifestOf(siteName)))
  app.get(paths.manifest, (request, reply) => sendRendered(request, reply, manifest, true, manifestType))

  const drawn = new Map<string, Promise<Buffer>>()
  function drawnOnce(file: string, svg: string): Promise<Buffer> {
    const known = drawn.get(file)
    if (known) return known
    const png = drawPng(svg)
    drawn.set(file, png)
    png.catch(() => drawn.delete(file))
    return png
  }
  app.get<{ Params: { file: string } }>(paths.icon(':file', ''), async (request, reply) => {
    const { file } = request.params
    const svg = svgOf(file)
    if (svg === null) return refuse(reply, unknownAddress())
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${iconAge}`)
      .send(await drawnOnce(file, svg))
  })

  // Usually the service worker handles shared pictures (web/src/sw/share.ts). They are sent here only if the service worker does not run
  // yet; then the pictures are discarded and the page is shown without them.
  app.post(paths.compartir, (request, reply) => {
    request.raw.resume()
    return reply.redirect(paths.compartir, 303)
  })
}

import type { Clan } from '@trinchera/contract/clanes'
import type { Anuncio } from '@trinchera/contract/anuncios'
import type { Etapa } from '@trinchera/contract/etapas'
import type { MatchPage } from '@trinchera/contract/partidas'
import type { FirstReply } from '@trinchera/contract/first-replies'
import { paths } from '@trinchera/contract/site-paths'
import { ladderLead, landingTitle } from '@trinchera/rules/first-texts'
import { formatDate, formatDateTime, winPercent } from '@trinchera/rules/presentation'
import { escaped } from './drawings'

// What the first paint shows of a screen, before any script has arrived: its title, where the screen will have it. The web's first commit
// replaces it (web/src/main.tsx); e2e/demo/first-paint.test.ts holds that nothing moves then.

/** The built class of a name in a CSS module, by the module's path in `web/src`. */
export type ClassOf = (module: string, name: string) => string

interface Crumb {
  to: string
  label: string
}

const crumbs = (trail: readonly Crumb[]) =>
  `<nav aria-label="Ruta"><ol class="crumb label">${trail
    .map(({ to, label }) => `<li><a href="${to}">${escaped(label)}</a></li>`)
    .join('')}</ol></nav>`

const inLadder = (content: string) =>
  `<div class="page"><div class="ladder-layout"><aside class="side"></aside><div>${content}</div></div></div>`

/** Only its height counts: the figures come with their colours. */
const stat = (name: string, value: string) => `<div><dt class="label">${name}</dt><dd class="value">${value}</dd></div>`

/** Only its place: it does nothing yet. */
const share =
  '<span class="share" style="visibility:hidden"><svg width="16" height="16" aria-hidden="true"></svg>Compartir</span>'

/** Without the line below the title, which comes in with an animation. */
function homeHtml(classOf: ClassOf): string {
  const module = 'routes/Home.module.css'
  return `<section class="${classOf(module, 'hero')}"><div class="${classOf(module, 'text')}"><h1>${escaped(landingTitle)}</h1></div></section>`
}

function ladderHtml(classOf: ClassOf): string {
  const css = (name: string) => classOf('routes/Ladder.module.css', name)
  return inLadder(
    `<div class="stack"><div><div class="${css('banner')}"><div class="${css('text')}"><h1>Ladder</h1><p>${escaped(ladderLead)}</p></div></div></div></div>`,
  )
}

const etapaHtml = ({ nombre, juego }: Etapa) =>
  inLadder(
    `<div class="with-rail"><div><div class="title"><div class="grow">${crumbs([
      { to: paths.ladder, label: 'Ladder' },
      { to: paths.juego(juego.id), label: juego.nombre },
    ])}<h1>${escaped(nombre)}</h1></div></div></div></div>`,
  )

function clanHtml(clan: Clan, classOf: ClassOf): string {
  const css = (name: string) => classOf('features/clanes/ClanTitle.module.css', name)
  const percent = winPercent(clan.triunfos, clan.juegos)
  return inLadder(
    crumbs([
      { to: paths.ladder, label: 'Ladder' },
      { to: paths.juego(clan.etapa.juego.id), label: clan.etapa.juego.nombre },
      { to: paths.etapa(clan.id_etapa), label: clan.etapa.nombre },
    ]) +
      `<div class="${css('head')}"><svg class="emblem" width="128" height="128" aria-hidden="true"></svg>` +
      `<div class="${css('main')}"><div class="${css('title')}"><h1 class="${css('name')}">${escaped(clan.nombre)}</h1>` +
      `<div class="label"><b class="${css('tag')}">${escaped(clan.tag)}</b><span class="dim">fundado el ${formatDate(clan.created_at)}</span> ${share}</div>` +
      (clan.lema ? `<p class="lead ${css('lema')}">«${escaped(clan.lema)}»</p>` : '') +
      `</div><dl class="stats ${css('record')}" style="visibility:hidden">${stat('V–D', `${clan.triunfos}–${clan.derrotas}`)}${stat('Victorias', percent === null ? 'N/A' : `${percent} %`)}</dl></div></div>`,
  )
}

const matchHtml = ({ ganador, perdedor, etapa, id_etapa, jugada, fecha, reportado_por }: MatchPage) =>
  inLadder(
    `<div>${crumbs([
      { to: paths.ladder, label: 'Ladder' },
      { to: paths.juego(etapa.juego.id), label: etapa.juego.nombre },
      { to: paths.etapa(id_etapa), label: etapa.nombre },
    ])}<h1>${escaped(ganador.nombre)} contra ${escaped(perdedor.nombre)}</h1>` +
      `<p class="small dim">Jugada el ${formatDateTime(jugada)}. La reportó ${escaped(reportado_por)} el ${formatDateTime(fecha)}. ${share}</p></div>`,
  )

const plain = String.raw`(?:[^<]|</?(?:strong|em|u)>|<br>)*`
const aligned = String.raw`(?: class="(ql-align-(?:center|right|justify))")?`
/** A heading and paragraphs without links, pictures or other elements, at the beginning of a stored text (cleaned when it was stored). */
const opening = new RegExp(`^(?:<h([1-6])${aligned}>(${plain})</h\\1>)?((?:<p${aligned}>${plain}</p>){0,3})`)

/** The plain beginning of a stored text. Its first heading is of level 2 on the page (web/src/ui/rich/prepare.ts). */
function openingHtml(contenido: string): string {
  const [, level, align, heading, paragraphs = ''] = opening.exec(contenido) ?? []
  if (level === undefined) return paragraphs
  return `<h2 class="${align ? `${align} ` : ''}h-${level}">${heading ?? ''}</h2>${paragraphs}`
}

function anuncioHtml(
  { titulo, descripcion, contenido, imagen, creador, created_at, updated_at }: Anuncio,
  classOf: ClassOf,
): string {
  const article = (name: string) => classOf('features/anuncios/article/article.module.css', name)
  const picture = `${classOf('features/anuncios/list/AnuncioPicture.module.css', 'picture')} ${article('picture')}`
  const modified = updated_at ? `<span>Modificado ${formatDateTime(updated_at)}</span>` : ''
  const byline = `<p class="label ${classOf('features/anuncios/list/AnuncioByline.module.css', 'byline')}"><span>Por ${escaped(creador)}</span><time>${formatDateTime(created_at)}</time>${modified}${share}</p>`
  return (
    `<div class="page"><a class="more back" href="${paths.anuncios}"><svg width="16" height="16" aria-hidden="true"></svg> Anuncios</a>` +
    `<div class="${article('columns')}"><article><div class="${picture}">${imagen ? `<img src="${escaped(imagen)}" alt="">` : ''}</div>` +
    `<h1>${escaped(titulo)}</h1><p class="lead ${article('description')}">${escaped(descripcion)}</p>` +
    byline +
    `<div class="rich prose ${article('text')}">${openingHtml(contenido)}</div></article></div></div>`
  )
}

/** The first HTML of the screen whose replies these are; empty for a screen that has none. */
export function firstHtml(pathname: string, replies: readonly FirstReply[], classOf: ClassOf): string {
  if (pathname === paths.home) return homeHtml(classOf)
  if (pathname === paths.ladder) return ladderHtml(classOf)
  const [first] = replies
  if (first?.name === 'getEtapa') return etapaHtml(first.reply.data)
  if (first?.name === 'getClan') return clanHtml(first.reply.data, classOf)
  if (first?.name === 'getMatch') return matchHtml(first.reply.data)
  if (first?.name === 'getAnuncio') return anuncioHtml(first.reply.data, classOf)
  return ''
}

import { id as idField } from '@trinchera/contract/fields'
import { anuncioById } from '@trinchera/db/queries/anuncios/anuncios'
import { clanById, clanesOfEtapa } from '@trinchera/db/queries/clanes/clanes'
import { etapaById } from '@trinchera/db/queries/ladder/etapas'
import { matchById } from '@trinchera/db/queries/ladder/tops'
import { playerById } from '@trinchera/db/queries/players/players'
import { retoById } from '@trinchera/db/queries/retos/retos'
import { firstMensaje } from '@trinchera/db/queries/foro/mensajes'
import { temaById } from '@trinchera/db/queries/foro/temas'
import { readOpciones } from '@trinchera/db/queries/site/opciones'
import { palmaresEtapas } from '@trinchera/db/queries/palmares/hall'
import { enrolmentsOf } from '@trinchera/db/queries/torneos/inscripciones'
import { torneoById } from '@trinchera/db/queries/site/torneos'
import type { Match } from '@trinchera/contract/ladder'
import { paths } from '@trinchera/contract/site-paths'
import type { Db } from '@trinchera/db/database'
import { temaNote, temaText } from '@trinchera/rules/foro-texts'
import { counted } from '@trinchera/rules/counted'
import type { PageText } from '@trinchera/rules/first-texts'
import {
  anuncioText,
  clanText,
  etapaText,
  matchText,
  palmaresText,
  playerText,
  retoText,
  torneoNote,
  torneoText,
} from '@trinchera/rules/page-texts'
import { extracto, slugOf } from '@trinchera/rules/foro'
import { textOf } from '@trinchera/rules/html-text'
import { extractoLength } from '@trinchera/rules/limits'
import { scoreText } from '@trinchera/rules/match-score'
import { formatDate, formatDateTime } from '@trinchera/rules/presentation'
import { isPublicReto } from '@trinchera/rules/reto'
import type { Card } from './card'
import { anuncioThing, clanThing, matchThing, retoThing, type Crumb, type Site, type Thing } from './structured-data'

/** What a page shows, such as a clan: its texts, preview card, breadcrumbs and schema.org data. `imagen`: path of its picture. */
export interface Subject {
  text: PageText
  card: Card
  imagen: string | null
  above: readonly Crumb[]
  thing: Thing | null
}

type Finder = (db: Db, id: number, site: Site) => Promise<Subject | null>

const ladder: Crumb = { name: 'Ladder', path: paths.ladder }
/** Breadcrumbs above the page of an etapa. `aboveInEtapa`: above pages within an etapa. */
const aboveEtapa = (juego: { id: number; nombre: string }): Crumb[] => [
  ladder,
  { name: juego.nombre, path: paths.juego(juego.id) },
]
const aboveInEtapa = (etapa: { id: number; nombre: string; juego: { id: number; nombre: string } }): Crumb[] => [
  ...aboveEtapa(etapa.juego),
  { name: etapa.nombre, path: paths.etapa(etapa.id) },
]

const clan: Finder = async (db, id, site) => {
  const found = await clanById(db, id)
  if (!found) return null
  const { nombre, tag, etapa, ranking_actual, rankeados, triunfos, derrotas, imagen } = found
  return {
    text: clanText(found),
    card: {
      kind: 'clan',
      siteName: site.siteName,
      title: nombre,
      note: `[${tag}] · ${etapa.nombre} · ${etapa.juego.nombre}`,
      place: ranking_actual,
      of: rankeados,
      record: `${triunfos}–${derrotas}`,
    },
    imagen,
    above: aboveInEtapa(etapa),
    thing: clanThing(site, found),
  }
}

/** The content of a clan's signature for forums; null if the clan does not exist. */
export async function signatureOf(
  db: Db,
  id: number,
  siteName: string,
): Promise<Pick<Subject, 'card' | 'imagen'> | null> {
  const found = await clanById(db, id)
  if (!found) return null
  const { nombre, tag, etapa, ranking_actual, rankeados, triunfos, derrotas, racha_actual, imagen } = found
  return {
    card: {
      kind: 'firma',
      siteName,
      title: nombre,
      note: `${tag} · ${etapa.nombre}`,
      place: ranking_actual,
      of: rankeados,
      record: `${triunfos}–${derrotas}`,
      streak: racha_actual > 0 ? `+${racha_actual}` : String(racha_actual),
    },
    imagen,
  }
}

const jugador: Finder = async (db, id, site) => {
  const found = await playerById(db, id)
  if (!found) return null
  const { username, victorias, derrotas, estadisticas_ocultas, clanes, imagen } = found
  return {
    text: playerText(found),
    card: {
      kind: 'jugador',
      siteName: site.siteName,
      title: username,
      note: [...new Set(clanes.map(({ nombre }) => nombre))].slice(0, 3).join(' · ') || 'Sin clan',
      record: estadisticas_ocultas ? null : { won: victorias, lost: derrotas },
    },
    imagen,
    above: [ladder, { name: 'Jugadores', path: paths.jugadores }],
    thing: null,
  }
}

const etapa: Finder = async (db, id, site) => {
  const found = await etapaById(db, id)
  if (!found) return null
  const rows = (await clanesOfEtapa(db, id)).filter(({ ranking_actual }) => ranking_actual > 0).slice(0, 3)
  return {
    text: etapaText(found),
    card: {
      kind: 'etapa',
      siteName: site.siteName,
      title: found.nombre,
      note: `${found.juego.nombre} · ${counted(found.clanes, 'clan', 'clanes')} · ${counted(found.partidas, 'partida', 'partidas')}`,
      rows: rows.map((row) => ({
        place: row.ranking_actual,
        name: row.nombre,
        record: `${row.triunfos}–${row.derrotas}`,
      })),
    },
    imagen: null,
    above: aboveEtapa(found.juego),
    thing: null,
  }
}

const palmaresEtapa: Finder = async (db, id, site) => {
  const [found] = (await palmaresEtapas(db, id)).entries
  if (!found) return null
  const { nombre, juego, podio, dias, partidas } = found
  return {
    text: palmaresText(found),
    card: {
      kind: 'etapa',
      siteName: site.siteName,
      title: nombre,
      note: `Palmarés · ${juego.nombre} · ${counted(partidas, 'partida', 'partidas')} en ${counted(dias, 'día', 'días')}`,
      rows: podio.map((row) => ({
        place: row.puesto,
        name: row.nombre,
        record: `${row.triunfos}–${row.derrotas}`,
      })),
    },
    imagen: null,
    above: [ladder, { name: 'Palmarés', path: paths.palmares }],
    thing: null,
  }
}

const anuncio: Finder = async (db, id, site) => {
  const found = await anuncioById(db, id)
  return (
    found && {
      text: anuncioText(found),
      card: {
        kind: 'text',
        siteName: site.siteName,
        label: 'Anuncio',
        title: found.titulo,
        note: formatDate(found.created_at),
      },
      imagen: found.imagen,
      above: [{ name: 'Anuncios', path: paths.anuncios }],
      thing: anuncioThing(site, found),
    }
  )
}

const partida: Finder = async (db, id, site) => {
  const found = await matchById(db, id)
  if (!found) return null
  const side = ({ nombre, antes, despues }: Match['ganador']) => ({ name: nombre, before: antes, after: despues })
  return {
    text: matchText(found),
    card: {
      kind: 'partida',
      siteName: site.siteName,
      note: `${found.etapa.nombre} · ${found.etapa.juego.nombre} · ${formatDate(found.jugada)}`,
      won: side(found.ganador),
      lost: side(found.perdedor),
      score: scoreText(found.mapas),
    },
    imagen: null,
    above: aboveInEtapa(found.etapa),
    thing: matchThing(site, found, matchText(found)),
  }
}

/** A reto with an agreed date. Null for any other reto, because only its two clans may see it. */
const reto: Finder = async (db, id, site) => {
  const found = await retoById(db, id)
  if (!found || !isPublicReto(found)) return null
  const text = retoText(found)
  const note = `${formatDateTime(found.fecha)} · ${found.etapa.nombre} · ${found.etapa.juego.nombre}`
  return {
    text,
    card: { kind: 'text', siteName: site.siteName, label: 'Reto', title: text.title ?? 'Reto', note },
    imagen: null,
    above: aboveInEtapa(found.etapa),
    thing: retoThing(site, found, text),
  }
}

const torneo: Finder = async (db, id, site) => {
  const found = await torneoById(db, id, new Date().toISOString())
  if (!found) return null
  const game = found.etapa ? `${found.etapa.nombre} · ${found.etapa.juego.nombre}` : null
  const note = [torneoNote(found), game].filter(Boolean).join(' · ')
  return {
    text: torneoText(found),
    card: {
      kind: 'torneo',
      siteName: site.siteName,
      title: found.nombre,
      note,
      clans: (await enrolmentsOf(db, id)).map(({ nombre }) => nombre),
      champion: found.campeon?.nombre ?? null,
    },
    imagen: null,
    above: [{ name: 'Torneos', path: paths.torneos }],
    thing: null,
  }
}

const tema: Finder = async (db, id, site) => {
  const found = await temaById(db, id, null)
  if (!found) return null
  const first = await firstMensaje(db, id)
  const seccion = (await readOpciones(db)).foro.find((one) => one.id === found.id_seccion)
  return {
    text: temaText(found, extracto(textOf(first?.contenido ?? ''), extractoLength)),
    card: { kind: 'text', siteName: site.siteName, label: 'Foro', title: found.titulo, note: temaNote(found) },
    imagen: null,
    above: [
      { name: 'Foro', path: paths.foro },
      ...(seccion ? [{ name: seccion.nombre, path: paths.foroSeccion(slugOf(seccion.nombre)) }] : []),
    ],
    thing: null,
  }
}

const finders = { clan, jugador, etapa, palmaresEtapa, anuncio, partida, reto, torneo, tema } as const
export type SubjectKind = keyof typeof finders
/** True if a text, such as a path segment, is the name of a kind of subject (`clan`, `etapa`…). */
export const isSubjectKind = (kind: string): kind is SubjectKind => Object.hasOwn(finders, kind)

/** Parses a path segment as an id; null if it is not a valid id. */
export const idOf = (text: string): number | null =>
  /^[1-9]/.test(text) ? (idField.safeParse(text).data ?? null) : null

/** The clan, etapa or other subject with an id, described for its page; null if it does not exist or is not public. */
export const subjectOf = (db: Db, kind: SubjectKind, id: number, site: Site): Promise<Subject | null> =>
  finders[kind](db, id, site)

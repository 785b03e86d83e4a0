import { anuncioCards } from '@trinchera/db/queries/anuncios/anuncios'
import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply, Site } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link, quoted } from '../wording'
import { plain, type Word } from '../words/plain'

/** Announcements looked through, the newest first. */
const looked = 20
/** An older one says nothing of now, ms. */
const stillNewsMs = 30 * 24 * 3_600_000

const isMaintenance = (text: string) => /manten(?:cion|imiento)|reinici|se apagan/.test(plain(text))

const hour = /\d{1,2}:\d{2}/

/** What was announced of it lately, with the sentence that says its hours; null where nothing was. */
export async function announced(
  { db, now, textos }: Site,
  intro = 'Esto se avisó',
): Promise<{ text: string; texto: string } | null> {
  const { anuncios } = await anuncioCards(db, { pagina: 1, por_pagina: looked })
  const since = new Date(now.getTime() - stillNewsMs).toISOString()
  const found = anuncios.find(
    ({ titulo, descripcion, created_at }) => created_at > since && isMaintenance(`${titulo} ${descripcion}`),
  )
  if (!found) return null
  const whole = (await textos()).find(({ address }) => address === paths.anuncio(found.id))
  const hours = whole?.sentences.find((sentence) => hour.test(sentence) && !found.descripcion.includes(sentence))
  const text = lines(
    `${intro}: ${bold(link(found.titulo, paths.anuncio(found.id)))} (${formatDate(found.created_at)}). ${quoted(found.descripcion)}`,
    hours && `«${quoted(hours)}»`,
  )
  return { text, texto: paths.anuncio(found.id) }
}

const turnedOff =
  /\b(?:apag\w+|mantencion|mantenimiento|reinici\w+|van a (?:bajar|cortar|botar)|se (?:van a )?ca(?:en|er|yendo)|(?:van a|iran a) (?:caer|apagar|reiniciar|bajar|cortar|botar)(?:se|los)?)\b.*\b(?:servers?|servidor(?:es)?)\b|\b(?:servers?|servidor(?:es)?)\b.*\b(?:se apagan|se (?:van|iran) a (?:caer|apagar|cortar)|(?:van|iran) a (?:caer|apagar|cortar|estar (?:apagados|caidos|abajo))(?:se|los)?|apagar|apagados|mantencion|mantenimiento|reinici\w+)\b/

/** That the servers are to be turned off, to a question that tells of it whatever else it tells; null where none was announced. */
export async function serversOff(words: readonly Word[], site: Site): Promise<Reply | null> {
  const asks = turnedOff.test(words.map(({ plain }) => plain).join(' '))
  const text = asks ? await announced(site) : null
  return text === null ? null : { text: text.text, texto: text.texto }
}

/** When the servers or the site are looked after, where it was announced. */
export async function maintenance({ site }: Asked): Promise<Reply> {
  return {
    text:
      (await announced(site))?.text ??
      lines(
        'No hay ninguna mantención avisada.',
        `Cuando la haya, se avisa en ${link('Anuncios', paths.anuncios)}. Si algo está caído ahora se ve en ${link('Servidores', paths.servidores)}.`,
      ),
    sugerencias: ['¿Qué hay de nuevo?', '¿Hay gente jugando ahora?'],
  }
}

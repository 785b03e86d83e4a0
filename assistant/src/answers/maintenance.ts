import { anuncioCards } from '@trinchera/db/queries/anuncios/anuncios'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply, Site } from '../intent'
import { bold, lines, link, quoted } from '../wording'
import { plain } from '../words/plain'
import { beginningOf } from './text-search'

/** Announcements looked through, the newest first. */
const looked = 20
/** An older one says nothing of now, ms. */
const stillNewsMs = 30 * 24 * 3_600_000

const isMaintenance = (text: string) => /manten(?:cion|imiento)|reinici|se apagan/.test(plain(text))

/** What was announced lately of a maintenance; null where nothing was. */
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
  const texto = paths.anuncio(found.id)
  const whole = (await textos()).find(({ address }) => address === texto)
  return {
    text: `${intro}: ${bold(link(found.titulo, texto))} (${formatDate(found.created_at)}). ${quoted(whole ? beginningOf(whole) : found.descripcion)}`,
    texto,
  }
}

/** When the servers or the site are looked after, where it was announced. */
export async function maintenance({ site }: Asked): Promise<Reply> {
  const told = await announced(site)
  return {
    text:
      told?.text ??
      lines(
        'No hay ninguna mantención avisada.',
        `Cuando la haya, se avisa en ${link('Anuncios', paths.anuncios)}. Si algo está caído ahora se ve en ${link('Servidores', paths.servidores)}.`,
      ),
    sugerencias: ['¿Qué hay de nuevo?', '¿Hay gente jugando ahora?'],
    ...(told ? { texto: told.texto } : {}),
  }
}

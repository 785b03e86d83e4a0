import { anuncioCards } from '@trinchera/db/queries/anuncios/anuncios'
import { formatDate } from '@trinchera/rules/presentation'
import type { Asked, Reply } from '../intent'
import { paths } from '@trinchera/contract/site-paths'
import { bold, lines, link, quoted } from '../wording'
import { plain } from '../words/plain'

/** Announcements looked through, the newest first. */
const looked = 20
/** An older one says nothing of now, ms. */
const stillNewsMs = 30 * 24 * 3_600_000

const isMaintenance = (text: string) => /manten(?:cion|imiento)|reinici|se apagan/.test(plain(text))

/** When the servers or the site are looked after, where it was announced. */
export async function maintenance({ site: { db, now } }: Asked): Promise<Reply> {
  const { anuncios } = await anuncioCards(db, { pagina: 1, por_pagina: looked })
  const since = new Date(now.getTime() - stillNewsMs).toISOString()
  const found = anuncios.find(
    ({ titulo, descripcion, created_at }) => created_at > since && isMaintenance(`${titulo} ${descripcion}`),
  )
  return {
    text: found
      ? lines(
          `Esto se avisó: ${bold(link(found.titulo, paths.anuncio(found.id)))} (${formatDate(found.created_at)}). ${quoted(found.descripcion)}`,
        )
      : lines(
          'No hay ninguna mantención avisada.',
          `Cuando la haya, se avisa en ${link('Anuncios', paths.anuncios)}. Si algo está caído ahora se ve en ${link('Servidores', paths.servidores)}.`,
        ),
    sugerencias: ['¿Qué hay de nuevo?', '¿Hay gente jugando ahora?'],
  }
}

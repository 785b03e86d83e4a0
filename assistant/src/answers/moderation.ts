import type { Claim, PendingWork } from '@trinchera/contract/rulings'
import type { Db } from '@trinchera/db/database'
import { pendingWork } from '@trinchera/db/queries/admin/pending'
import { matchCases } from '@trinchera/db/queries/rulings/cases'
import { playerById } from '@trinchera/db/queries/players/players'
import { paths } from '@trinchera/contract/site-paths'
import { staffMay, type StaffPermission } from '@trinchera/rules/permissions'
import type { Asked, Reply } from '../intent'
import { bold, bullets, capital, counted, lines, link, listed } from '../wording'

/** What waits for staff: who sees to it, one and many of it, and where. */
const kinds: readonly (readonly [StaffPermission, keyof PendingWork, one: string, many: string, address: string])[] = [
  [
    'matches.rule',
    'reclamos',
    'partida con reclamo por resolver',
    'partidas con reclamos por resolver',
    paths.panelAdmin('reportes'),
  ],
  ['matches.rule', 'apelaciones', 'apelación', 'apelaciones', paths.panelAdmin('apelaciones')],
  [
    'matches.rule',
    'victorias',
    'victoria sin reportar que espera decisión',
    'victorias sin reportar que esperan decisión',
    paths.panelAdmin('victorias'),
  ],
  ['matches.rule', 'retos', 'falta a un reto por decidir', 'faltas a retos por decidir', paths.panelAdmin('retos')],
  [
    'comments.moderate',
    'comentarios',
    'comentario denunciado o escondido',
    'comentarios denunciados o escondidos',
    paths.panelComments,
  ],
  ['assistant.review', 'consultas', 'consulta a la moderación', 'consultas a la moderación', paths.panelConsultas],
  [
    'assistant.review',
    'asistente',
    'respuesta mía marcada como mala',
    'respuestas mías marcadas como malas',
    paths.panelAdmin('asistente'),
  ],
]

const mostCases = 6
const claimNames: Record<Claim['tipo'], string> = {
  trampa: 'trampa',
  falso: 'reporte falso',
  duplicada: 'duplicada',
  plazo: 'fuera de plazo',
  otro: 'otro motivo',
}
/** The matches that are contested now, the newest first. */
async function contestedNow(db: Db): Promise<string[]> {
  const { cases } = await matchCases(db, { estado: 'reclamadas' }, { pagina: 1, por_pagina: mostCases })
  return cases.map(
    ({ id, ganador, perdedor, reclamos }) =>
      `${bold(link(`${ganador.nombre} con ${perdedor.nombre}`, paths.panelMatch(id)))}: ${listed([...new Set(reclamos.filter(({ abierto }) => abierto).map(({ tipo }) => claimNames[tipo]))])}`,
  )
}

/** All that waits for the moderators, and where, for those who see to it; that others may not know. */
export async function moderation({ site: { db, now, asker } }: Pick<Asked, 'site'>): Promise<Reply> {
  const player = asker && (await playerById(db, asker.id))
  const may = kinds.filter(([permission]) => player && staffMay(player, permission))
  if (!may.length)
    return {
      kind: 'away',
      text: `Eso solo lo ve la moderación. Los reclamos de las partidas de tu clan están en su página, desde ${link('Mi Cuenta', paths.miCuenta)}.`,
    }
  const work = await pendingWork(db, now)
  const told = may.map(([, kind, one, many, address]) => {
    const count = work[kind] ?? 0
    return { kind, count, many, address, text: link(counted(count, `1 ${one}`, `${count} ${many}`), address) }
  })
  const some = told.filter(({ count }) => count)
  const none = told.filter(({ count }) => !count)
  return {
    text: lines(
      some.length > 0 && 'Esperan a la moderación:',
      bullets(some.map(({ text }) => text)),
      some.some(({ kind }) => kind === 'reclamos') && lines('Los reclamos:', bullets(await contestedNow(db))),
      none.length > 0 && `No hay ${none.map(({ many }) => many).join(' ni ')}.`,
      `Se ven en el panel: ${listed([...new Set(told.map(({ address }) => link(capital(address.split(/[/=]/).at(-1) ?? ''), address)))])}.`,
    ),
  }
}

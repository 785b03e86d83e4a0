import type { OpenEtapa } from '@trinchera/contract/etapas'

type Activity = Pick<OpenEtapa, 'id' | 'partidas_dia' | 'ultima_partida'>

/** Compares etapas by activity: more matches on the latest day with matches, then the later last match, then the newer etapa. */
const byActivity = (a: Activity, b: Activity) =>
  b.partidas_dia - a.partidas_dia ||
  Date.parse(b.ultima_partida ?? '1970-01-01') - Date.parse(a.ultima_partida ?? '1970-01-01') ||
  b.id - a.id

/** The open etapas in the order in which choices list them: the one last viewed first, then the most active. */
export const orderEtapas = <S extends Activity>(etapas: readonly S[], last: number | undefined): S[] =>
  [...etapas].sort((a, b) => Number(b.id === last) - Number(a.id === last) || byActivity(a, b))

/** Name of an etapa with its juego before it, because several juegos have an "Etapa I". */
export const etapaName = ({ nombre, juego }: { nombre: string; juego: { nombre: string } }) =>
  `${juego.nombre} · ${nombre}`

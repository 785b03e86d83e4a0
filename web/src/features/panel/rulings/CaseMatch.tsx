import type { CaseDetail } from '@trinchera/contract/rulings'
import { formatDateTime, formatLeft } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../../lib/clock'
import { evidenceQuery } from '../../../lib/queries'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EvidenceSides } from '../../../ui/match/EvidenceSides'
import { MatchMaps } from '../../../ui/match/MatchMaps'
import { Parts } from '../../../ui/state/Parts'
import { QueryState } from '../../../ui/state/states'

function answerText({ respuesta, ganador }: CaseDetail, now: number): string | undefined {
  if (!respuesta) return undefined
  const { estado, quien, fecha, hasta } = respuesta
  if (estado === 'pendiente')
    return `${ganador.nombre} puede confirmarla o rechazarla hasta el ${formatDateTime(hasta)}: ${formatLeft(hasta, now)}.`
  if (estado === 'vencida') return `${ganador.nombre} no respondió en 24 horas: vale como confirmada.`
  return `La ${estado === 'confirmada' ? 'confirmó' : 'rechazó'} ${quien}, de ${ganador.nombre}, el ${formatDateTime(fecha ?? hasta)}.`
}

/** What both clans say about a match: the winner's answer to the report or the time left for it, the maps, and each clan's evidence. */
export function CaseMatch({ detail }: { detail: CaseDetail }) {
  const now = useNow()
  const evidence = useQuery(evidenceQuery(detail.id))
  const answer = answerText(detail, now)
  return (
    <Parts className="stack mt-3">
      {answer && <p className="small">{answer}</p>}
      <MatchMaps mapas={detail.mapas} winner={detail.ganador.nombre} loser={detail.perdedor.nombre} />
      <section aria-busy={evidence.isPending}>
        <SectionHead title="Evidencias" note="no son públicas" />
        <QueryState query={evidence} loading="Cargando evidencias…" failed="No pudimos traer las evidencias" />
        {evidence.data?.length === 0 && <p className="small dim">Ningún clan ha mostrado nada.</p>}
        {evidence.data && evidence.data.length > 0 && (
          <EvidenceSides match={detail} pictures={evidence.data} emptyOf={() => 'No ha mostrado nada.'} />
        )}
      </section>
    </Parts>
  )
}

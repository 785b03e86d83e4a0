import type { ReportedComment } from '@trinchera/contract/anuncios'
import type { Apelacion } from '@trinchera/contract/apelaciones'
import type { Consulta } from '@trinchera/contract/asistente'
import type { MatchCase } from '@trinchera/contract/rulings'
import { paths } from '@trinchera/contract/site-paths'
import { counted } from '@trinchera/rules/counted'
import { appealedText } from '../apelaciones/appeal-text'
import { CaseRow } from '../queue/CaseRow'
import { statesOf } from '../rulings/case-text'

// Rows for the panel's entry page. Each row links to its case; the queue of its kind shows more details.

export function WaitingMatch({ match }: { match: MatchCase }) {
  const { id, ganador, perdedor, etapa } = match
  // Open claims come first in the list, the newest first. So the last open claim is the one that has waited longest.
  const claim = match.reclamos.findLast(({ abierto }) => abierto)
  return (
    <CaseRow
      id={id}
      kind="partida"
      who={ganador}
      verb="le ganó a"
      whom={<span translate="no">{perdedor.nombre}</span>}
      chips={statesOf(match)}
      note={
        <span>
          <span>{`Partida ${id}, `}</span>
          <span translate="no">{etapa.nombre}</span>
          {claim && (
            <span>
              {' · la reclamó '}
              <span translate="no">{claim.quien}</span> ·
            </span>
          )}
        </span>
      }
      since={claim?.fecha}
      to={paths.panelMatch(id)}
    />
  )
}

export function WaitingComment({ comment }: { comment: ReportedComment }) {
  const { id, creador, imagen, anuncio, oculto, denuncias } = comment
  const [first] = denuncias
  const reported = { text: counted(denuncias.length, 'denuncia', 'denuncias'), look: 'attention' }
  return (
    <CaseRow
      id={id}
      kind="comentario"
      who={{ nombre: creador, imagen, person: true }}
      verb="en"
      whom={<span>{anuncio}</span>}
      chips={oculto ? [{ text: 'Oculto', look: 'negative' }, reported] : [reported]}
      note={
        first && (
          <span>
            <span translate="no">{first.quien}</span>
            <span>{`: ${first.motivo} ·`}</span>
          </span>
        )
      }
      since={first?.fecha}
      to={paths.panelComments}
    />
  )
}

export const WaitingAppeal = ({ appeal }: { appeal: Apelacion }) => (
  <CaseRow
    id={appeal.id}
    kind="apelacion"
    who={{ nombre: appeal.quien, imagen: null, person: true }}
    verb="apela"
    whom={<span>{appealedText(appeal)}</span>}
    since={appeal.fecha}
    to={paths.panelAppeal(appeal.id)}
  />
)

export const WaitingQuestion = ({ consulta: { id, jugador, pregunta, fecha } }: { consulta: Consulta }) => (
  <CaseRow
    id={id}
    kind="consulta"
    who={{ nombre: jugador.username, imagen: jugador.imagen, person: true }}
    verb="pregunta"
    whom={<span>{pregunta}</span>}
    since={fecha}
    to={paths.panelConsulta(id)}
  />
)

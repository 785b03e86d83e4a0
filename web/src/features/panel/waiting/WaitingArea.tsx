import { staffMay } from '@trinchera/rules/permissions'
import { waitsForStaff } from '@trinchera/rules/victoria-state'
import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNow } from '../../../lib/clock'
import { useSession } from '../../../lib/session'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { EmptyState, ErrorState, LoadingText, SkeletonLines } from '../../../ui/state/states'
import { listText } from '../cases'
import {
  adminVictoriasQuery,
  apelacionesQuery,
  casesQuery,
  consultasQuery,
  contestedRetosQuery,
  reportedCommentsQuery,
} from '../queries'
import { WaitingAppeal } from './WaitingAppeal'
import { WaitingQuestion } from './WaitingQuestion'
import { WaitingComment } from './WaitingComment'
import { WaitingMatch } from './WaitingMatch'
import { WaitingReto } from './WaitingReto'
import { WaitingVictoria } from './WaitingVictoria'
import css from './waiting.module.css'

/** The cases listed of each kind; the rest are behind the link. */
const listed = 5

const toReview = { estado: 'reclamadas', etapa: undefined, busqueda: '' } as const

interface KindProps {
  title: string
  /** Said where nothing of this kind waits, but something of the other. */
  none: string
  /** Where all of them are. */
  to: string
  /** Undefined while loading. */
  total: number | undefined
  onRetry: (() => void) | undefined
  /** A list item for each case. */
  children: ReactNode
}

const Kind = ({ title, none, to, total, onRetry, children }: KindProps) => (
  <section aria-busy={total === undefined && !onRetry} aria-label={title}>
    <SectionHead
      title={title}
      count={total}
      link={total !== undefined && total > listed ? { to, label: `Ver los ${total}` } : undefined}
    />
    {total === 0 && <p className={`small ${css.none}`}>{none}</p>}
    {total === undefined && onRetry && <ErrorState title="No pudimos traer lo que espera" onRetry={onRetry} />}
    {total === undefined && !onRetry && <LoadingText>Cargando lo que espera…</LoadingText>}
    {total !== 0 && (total !== undefined || !onRetry) && (
      <ul className={`list ${css.cases}`}>{total === undefined ? <SkeletonLines lines={2} /> : children}</ul>
    )}
  </section>
)

/** The panel's entry (docs/behaviour.md#Panel areas): what waits for a decision of this player, each case one tap away. */
export default function WaitingArea() {
  const player = useSession()?.player
  const rules = player !== undefined && staffMay(player, 'matches.rule')
  const moderates = player !== undefined && staffMay(player, 'comments.moderate')
  const reviews = player !== undefined && staffMay(player, 'assistant.review')
  const matches = useQuery({ ...casesQuery(toReview, 1), enabled: rules })
  const comments = useQuery({ ...reportedCommentsQuery(1), enabled: moderates })
  const questions = useQuery({ ...consultasQuery(1), enabled: reviews })
  const victorias = useQuery({ ...adminVictoriasQuery, enabled: rules })
  const now = useNow()
  const wins = victorias.data?.filter((victoria) => waitsForStaff(victoria, now))
  const appeals = useQuery({ ...apelacionesQuery, enabled: rules })
  const appealed = appeals.data?.filter(({ estado }) => estado === 'abierta')
  const retos = useQuery({ ...contestedRetosQuery, enabled: rules })
  const contested = retos.data?.filter(({ reclamo }) => reclamo?.fallo === null)
  const asked = questions.data?.consultas.filter(({ respuesta }) => respuesta === null)
  const nothing =
    (!rules ||
      (matches.data?.total === 0 && wins?.length === 0 && contested?.length === 0 && appealed?.length === 0)) &&
    (!moderates || comments.data?.total === 0) &&
    (!reviews || asked?.length === 0)
  if (nothing) {
    return (
      <EmptyState title="Nada espera una decisión tuya">
        <span>
          {listText(
            [
              rules && 'las partidas que un clan reclame',
              rules && 'las victorias que un rival no reporte',
              rules && 'las faltas a un reto que un clan reclame',
              rules && 'lo que alguien apele',
              moderates && 'los comentarios que alguien denuncie',
              reviews && 'lo que alguien le pregunte a la moderación',
            ].filter((kind) => kind !== false),
          ).replace(/^./, (first) => first.toUpperCase())}
        </span>{' '}
        aparecen acá, sin recargar.
      </EmptyState>
    )
  }
  return (
    <div className={css.kinds}>
      {rules && (
        <Kind
          title="Reportes por revisar"
          none="Ninguna partida reclamada."
          to={paths.panelAdmin('reportes')}
          total={matches.data?.total}
          onRetry={matches.isError ? () => void matches.refetch() : undefined}
        >
          {matches.data?.cases.slice(0, listed).map((match) => (
            <WaitingMatch key={match.id} match={match} />
          ))}
        </Kind>
      )}
      {moderates && (
        <Kind
          title="Comentarios denunciados"
          none="Ningún comentario denunciado."
          to={paths.panelComments}
          total={comments.data?.total}
          onRetry={comments.isError ? () => void comments.refetch() : undefined}
        >
          {comments.data?.comments.slice(0, listed).map((comment) => (
            <WaitingComment key={comment.id} comment={comment} />
          ))}
        </Kind>
      )}
      {/* Rarer than the others: said where there is one. */}
      {wins !== undefined && wins.length > 0 && (
        <Kind
          title="Victorias no reportadas"
          none=""
          to={paths.panelAdmin('victorias')}
          total={wins.length}
          onRetry={undefined}
        >
          {wins.slice(0, listed).map((victoria) => (
            <WaitingVictoria key={victoria.id} victoria={victoria} />
          ))}
        </Kind>
      )}
      {contested !== undefined && contested.length > 0 && (
        <Kind
          title="Faltas a un reto"
          none=""
          to={paths.panelAdmin('retos')}
          total={contested.length}
          onRetry={undefined}
        >
          {contested.slice(0, listed).map((reto) => (
            <WaitingReto key={reto.id} reto={reto} />
          ))}
        </Kind>
      )}
      {appealed !== undefined && appealed.length > 0 && (
        <Kind
          title="Apelaciones"
          none=""
          to={paths.panelAdmin('apelaciones')}
          total={appealed.length}
          onRetry={undefined}
        >
          {appealed.slice(0, listed).map((appeal) => (
            <WaitingAppeal key={appeal.id} appeal={appeal} />
          ))}
        </Kind>
      )}
      {asked !== undefined && asked.length > 0 && (
        <Kind
          title="Preguntas a la moderación"
          none=""
          to={paths.panelConsultas}
          total={asked.length}
          onRetry={undefined}
        >
          {asked.slice(0, listed).map((consulta) => (
            <WaitingQuestion key={consulta.id} consulta={consulta} />
          ))}
        </Kind>
      )}
    </div>
  )
}

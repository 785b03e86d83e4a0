import { chileDay } from '@trinchera/rules/chile-time'
import { staffMay } from '@trinchera/rules/permissions'
import { waitsForStaff } from '@trinchera/rules/win-claim-state'
import { paths } from '@trinchera/contract/site-paths'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../../lib/clock'
import { useSession } from '../../../lib/session'
import { EmptyState } from '../../../ui/state/states'
import { listText } from '../cases'
import {
  adminWinClaimsQuery,
  apelacionesQuery,
  casesQuery,
  consultasQuery,
  contestedRetosQuery,
  dataRequestsQuery,
  reportedCommentsQuery,
} from '../queries'
import { QueueArea, type QueueAreaProps } from '../queue/QueueArea'
import { RequestRow } from '../privacidad/RequestRow'
import { waitsForRuling } from '../retos/contest'
import { RetoRow } from '../retos/RetoRow'
import { WinClaimRow } from '../win-claims/WinClaimRow'
import { WaitingAppeal, WaitingComment, WaitingMatch, WaitingQuestion } from './waiting-rows'

/** Maximum number of cases listed for each kind. The rest is behind a link. */
const listed = 5

const toReview = { estado: 'reclamadas', etapa: undefined, busqueda: '' } as const

type KindProps<Case> = Omit<QueueAreaProps<Case>, 'empty'> & { empty?: string }

/** The queue of one kind of case. Kinds without an `empty` text are rare, so they are hidden while they have no case. */
const Kind = <Case extends { id: number }>({ empty, cases, total = cases?.length, ...props }: KindProps<Case>) =>
  empty === undefined && !total ? null : (
    <QueueArea
      cases={cases?.slice(0, listed)}
      total={total}
      loading="Cargando lo que espera…"
      failed="No pudimos traer lo que espera"
      empty={empty ?? ''}
      {...props}
    />
  )

/** The panel's entry page: the cases that this player may decide, each with a link to its page (docs/behaviour/staff.md#Panel areas). */
export default function WaitingArea() {
  const player = useSession()?.player
  const rules = player !== undefined && staffMay(player, 'matches.rule')
  const moderates = player !== undefined && staffMay(player, 'comments.moderate')
  const reviews = player !== undefined && staffMay(player, 'assistant.review')
  const matches = useQuery({ ...casesQuery(toReview, 1), enabled: rules })
  const comments = useQuery({ ...reportedCommentsQuery(1), enabled: moderates })
  const questions = useQuery({ ...consultasQuery(1), enabled: reviews })
  const winClaims = useQuery({ ...adminWinClaimsQuery, enabled: rules })
  const now = useNow()
  const wins = winClaims.data?.filter((winClaim) => waitsForStaff(winClaim, now))
  const appeals = useQuery({ ...apelacionesQuery, enabled: rules })
  const appealed = appeals.data?.filter(({ estado }) => estado === 'abierta')
  const retos = useQuery({ ...contestedRetosQuery, enabled: rules })
  const contested = retos.data?.filter(waitsForRuling)
  const handlesData = player !== undefined && staffMay(player, 'privacy.manage')
  const requests = useQuery({ ...dataRequestsQuery, enabled: handlesData })
  const due = requests.data?.filter(({ estado, vence }) => estado === 'abierta' && chileDay(vence) <= chileDay(now))
  const asked = questions.data?.rows.filter(({ respuesta }) => respuesta === null)
  const nothing =
    (!rules ||
      (matches.data?.total === 0 && wins?.length === 0 && contested?.length === 0 && appealed?.length === 0)) &&
    (!moderates || comments.data?.total === 0) &&
    (!reviews || asked?.length === 0) &&
    (!handlesData || due?.length === 0)
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
              handlesData && 'las solicitudes sobre datos que venzan en el día',
            ].filter((kind) => kind !== false),
          ).replace(/^./, (first) => first.toUpperCase())}
        </span>{' '}
        aparecen acá, sin recargar.
      </EmptyState>
    )
  }
  return (
    <div className="stack">
      {rules && (
        <Kind
          title="Reportes por revisar"
          empty="Ninguna partida reclamada."
          all={paths.panelAdmin('reportes')}
          query={matches}
          cases={matches.data?.rows}
          total={matches.data?.total}
          row={(match) => <WaitingMatch match={match} />}
        />
      )}
      {moderates && (
        <Kind
          title="Comentarios denunciados"
          empty="Ningún comentario denunciado."
          all={paths.panelComments}
          query={comments}
          cases={comments.data?.rows}
          total={comments.data?.total}
          row={(comment) => <WaitingComment comment={comment} />}
        />
      )}
      <Kind
        title="Victorias no reportadas"
        all={paths.panelAdmin('victorias')}
        query={winClaims}
        cases={wins}
        row={(winClaim) => <WinClaimRow winClaim={winClaim} />}
      />
      <Kind
        title="Faltas a un reto"
        all={paths.panelAdmin('retos')}
        query={retos}
        cases={contested}
        row={(reto) => <RetoRow reto={reto} />}
      />
      <Kind
        title="Apelaciones"
        all={paths.panelAdmin('apelaciones')}
        query={appeals}
        cases={appealed}
        row={(appeal) => <WaitingAppeal appeal={appeal} />}
      />
      <Kind
        title="Solicitudes sobre datos que vencen hoy"
        all={paths.panelAdmin('privacidad')}
        query={requests}
        cases={due}
        row={(request) => <RequestRow request={request} />}
      />
      <Kind
        title="Preguntas a la moderación"
        all={paths.panelConsultas}
        query={questions}
        cases={asked}
        row={(consulta) => <WaitingQuestion consulta={consulta} />}
      />
    </div>
  )
}

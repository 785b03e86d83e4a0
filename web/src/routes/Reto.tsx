import { paths } from '@trinchera/contract/site-paths'
import { isPublicReto } from '@trinchera/rules/reto'
import { useQuery } from '@tanstack/react-query'
import { useTitle } from '../app/title'
import { LivePanel } from '../features/reto-live/LivePanel'
import { Answer } from '../features/retos/Answer'
import { Coming } from '../features/retos/Coming'
import { Conversation } from '../features/retos/Conversation'
import { Ends } from '../features/retos/Ends'
import { Picks } from '../features/retos/Picks'
import { RetoHead } from '../features/retos/RetoHead'
import { RetoHistory } from '../features/retos/RetoHistory'
import { RetoServer } from '../features/retos/RetoServer'
import css from '../features/retos/retos.module.css'
import { Stakes } from '../features/retos/Stakes'
import { codeOf } from '../lib/api'
import { useIdParam } from '../lib/id-param'
import { useRoom } from '../lib/live'
import { retoQuery } from '../lib/reto-queries'
import { useSession } from '../lib/session'
import { ButtonLink } from '../ui/controls/Button'
import { retoTitle } from '../ui/match/reto-text'
import { AfterAct } from '../ui/push/AfterAct'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

function RetoScreen({ id }: { id: number }) {
  const query = useQuery(retoQuery(id))
  const { data: reto } = query
  const session = useSession()
  // Live updates begin once the reto is agreed. From then on the clans pick maps here, and each turn has a time limit.
  useRoom(reto && isPublicReto(reto) ? `reto:${id}` : undefined)
  useTitle(reto && retoTitle(reto))
  if (!reto && codeOf(query.error) === 404 && !session)
    return (
      <div className="grid empty">
        <h1>Reto</h1>
        <p className="lead">No existe, o todavía no se acuerda: hasta entonces lo ven solo los dos clanes.</p>
        <ButtonLink kind="primary" to={paths.login(paths.reto(id))}>
          Iniciar Sesión
        </ButtonLink>
      </div>
    )
  if (!reto) return <ScreenState query={query} title="Reto" failed="No pudimos traer el reto" />
  return (
    <Parts>
      <OfflineBar />
      <RetoHead reto={reto} />
      <AfterAct act="reto" />
      {reto.texto && (
        <p className={css.said}>
          <span>{`«${reto.texto}»`}</span>{' '}
          <span className="small dim" translate="no">
            {reto.quien}
          </span>
        </p>
      )}
      <Parts className="stack">
        <div>
          <Answer reto={reto} />
          <Ends reto={reto} />
        </div>
        <LivePanel reto={reto} />
        <Picks reto={reto} />
        <Parts className="cols">
          <Parts className="stack">
            <RetoServer reto={reto} />
            <Coming reto={reto} />
            <Stakes reto={reto} />
          </Parts>
          <Parts className="stack">
            <Conversation reto={reto} />
            <RetoHistory reto={reto} />
          </Parts>
        </Parts>
      </Parts>
    </Parts>
  )
}

export default function Reto() {
  const id = useIdParam()
  return id ? <RetoScreen key={id} id={id} /> : <NotFound />
}

import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../lib/router'
import { useTitle } from '../app/title'
import { Emblem } from '../art/Emblem'
import { RequireSession } from '../features/session/RequireSession'
import { Answer } from '../features/win-claims/Answer'
import { Vote } from '../features/win-claims/Vote'
import css from '../features/win-claims/win-claims.module.css'
import { useNow } from '../lib/clock'
import { useIdParam } from '../lib/id-param'
import { winClaimQuery } from '../lib/queries'
import { Crumbs } from '../ui/controls/Crumbs'
import { WinClaimFacts } from '../ui/match/WinClaimFacts'
import { WinClaimStory } from '../ui/match/WinClaimStory'
import { winClaimState, winClaimTitle } from '../ui/match/win-claim-text'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

function WinClaimScreen({ id }: { id: number }) {
  const now = useNow()
  const query = useQuery(winClaimQuery(id))
  const { data: winClaim } = query
  useTitle(winClaim && winClaimTitle(winClaim))
  if (!winClaim) return <ScreenState query={query} title="Victoria no reportada" failed="No pudimos traer el caso" />
  const { etapa, ganador, perdedor } = winClaim
  const state = winClaimState(winClaim, now)
  return (
    <Parts>
      <OfflineBar />
      <Crumbs
        trail={[
          { to: paths.ladder, label: 'Ladder' },
          { to: paths.juego(etapa.juego.id), label: etapa.juego.nombre },
          { to: paths.etapa(etapa.id), label: etapa.nombre },
        ]}
      />
      <h1>{winClaimTitle(winClaim)}</h1>
      <p className={`row ${css.sides}`}>
        {[ganador, perdedor].map(({ id: clan, nombre, imagen }) => (
          <Link key={clan} to={paths.clan(clan)}>
            <Emblem nombre={nombre} imagen={imagen} size={32} /> <span translate="no">{nombre}</span>
          </Link>
        ))}
        <span className={`chip ${state.look}`}>{state.text}</span>
      </p>
      <p className="small dim">
        <span>{`Se jugó el ${formatDateTime(winClaim.jugada)}. Pidió que cuente `}</span>
        <span translate="no">{winClaim.quien}</span>
        <span>{`, el ${formatDateTime(winClaim.fecha)}.`}</span>
      </p>
      <section className={`grid ${css.story}`} aria-label="Respuesta y decisión">
        <WinClaimStory winClaim={winClaim} />
        <Answer winClaim={winClaim} />
      </section>
      <Parts className="cols">
        <WinClaimFacts winClaim={winClaim} />
        <Vote winClaim={winClaim} />
      </Parts>
    </Parts>
  )
}

const Case = () => {
  const id = useIdParam()
  return id ? <WinClaimScreen key={id} id={id} /> : <NotFound />
}

export default function WinClaim() {
  return (
    <RequireSession
      title="Victoria no reportada"
      why="Entra con tu cuenta: el caso lo leen los dos clanes, los Líderes de la etapa y los moderadores."
    >
      {() => <Case />}
    </RequireSession>
  )
}

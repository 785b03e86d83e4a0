import { paths } from '@trinchera/contract/site-paths'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../lib/router'
import { useTitle } from '../app/title'
import { Emblem } from '../art/Emblem'
import { RequireSession } from '../features/session/RequireSession'
import { Answer } from '../features/victorias/Answer'
import { Vote } from '../features/victorias/Vote'
import css from '../features/victorias/victorias.module.css'
import { useNow } from '../lib/clock'
import { useIdParam } from '../lib/id-param'
import { victoriaQuery } from '../lib/queries'
import { Crumbs } from '../ui/controls/Crumbs'
import { VictoriaFacts } from '../ui/match/VictoriaFacts'
import { VictoriaStory } from '../ui/match/VictoriaStory'
import { victoriaState, victoriaTitle } from '../ui/match/victoria-text'
import { Parts } from '../ui/state/Parts'
import { OfflineBar } from '../ui/state/Live'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

function VictoriaScreen({ id }: { id: number }) {
  const now = useNow()
  const query = useQuery(victoriaQuery(id))
  const { data: victoria } = query
  useTitle(victoria && victoriaTitle(victoria))
  if (!victoria) return <ScreenState query={query} title="Victoria no reportada" failed="No pudimos traer el caso" />
  const { etapa, ganador, perdedor } = victoria
  const state = victoriaState(victoria, now)
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
      <h1>{victoriaTitle(victoria)}</h1>
      <p className={css.sides}>
        {[ganador, perdedor].map(({ id: clan, nombre, imagen }) => (
          <Link key={clan} to={paths.clan(clan)}>
            <Emblem nombre={nombre} imagen={imagen} size={32} /> <span translate="no">{nombre}</span>
          </Link>
        ))}
        <span className={`chip ${state.look}`}>{state.text}</span>
      </p>
      <p className="small dim">
        <span>{`Se jugó el ${formatDateTime(victoria.jugada)}. Pidió que cuente `}</span>
        <span translate="no">{victoria.quien}</span>
        <span>{`, el ${formatDateTime(victoria.fecha)}.`}</span>
      </p>
      <section className={css.story} aria-label="Respuesta y decisión">
        <VictoriaStory victoria={victoria} />
        <Answer victoria={victoria} />
      </section>
      <Parts className="cols">
        <VictoriaFacts victoria={victoria} />
        <Vote victoria={victoria} />
      </Parts>
    </Parts>
  )
}

const Case = () => {
  const id = useIdParam()
  return id ? <VictoriaScreen key={id} id={id} /> : <NotFound />
}

export default function Victoria() {
  return (
    <RequireSession
      title="Victoria no reportada"
      why="Entra con tu cuenta: el caso lo leen los dos clanes, los Líderes de la etapa y los moderadores."
    >
      {() => <Case />}
    </RequireSession>
  )
}

import type { PalmaresEtapaPage } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { palmaresText } from '@trinchera/rules/page-texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../lib/router'
import { usePageText } from '../app/title'
import { Hero } from '../art/Hero'
import { RankedTable } from '../features/ladder/RankedTable'
import { DraftAnnouncement } from '../features/palmares/DraftAnnouncement'
import { PlacesChart } from '../features/palmares/PlacesChart'
import { SeasonSkeleton } from '../features/palmares/HallSkeleton'
import { EmptyPodium, Podium } from '../features/palmares/Podium'
import { PodiumMembers } from '../features/palmares/PodiumMembers'
import { palmaresEtapaQuery } from '../features/palmares/queries'
import { seasonDates, SeasonFacts } from '../features/palmares/SeasonFacts'
import { ShareClosing } from '../features/palmares/ShareClosing'
import { Story } from '../features/palmares/Story'
import { useIdParam } from '../lib/id-param'
import { etapaName } from '../lib/open-etapas'
import { useOwnClanIn } from '../lib/own-clan'
import { Crumbs } from '../ui/controls/Crumbs'
import { SectionHead } from '../ui/controls/SectionHead'
import { ShareButton } from '../ui/controls/ShareButton'
import { OfflineBar } from '../ui/state/Live'
import { Parts } from '../ui/state/Parts'
import { EmptyState } from '../ui/state/states'
import NotFound from './NotFound'
import { ScreenState } from './ScreenState'

const nobodyHot: ReadonlyMap<number, number> = new Map()
const nobodyMoved: ReadonlySet<number> = new Set()

function Title({ etapa }: { etapa: PalmaresEtapaPage }) {
  return (
    <div className="row title">
      <div className="grow">
        <Crumbs
          trail={[
            { to: paths.ladder, label: 'Ladder' },
            { to: paths.palmares, label: 'Palmarés' },
            { to: paths.juego(etapa.juego.id), label: etapa.juego.nombre },
          ]}
        />
        <h1 translate="no">{etapa.nombre}</h1>
        <div className="row facts">
          <span>
            <span>{`${seasonDates(etapa)} · `}</span>
            <Link className="more" to={paths.etapa(etapa.id)}>
              Ir a la etapa
            </Link>
          </span>
          <ShareButton path={paths.palmaresEtapa(etapa.id)} title={`Palmarés de ${etapaName(etapa)}`} />
        </div>
      </div>
      {etapa.borrador && (
        <div className="row actions">
          <DraftAnnouncement borrador={etapa.borrador} />
        </div>
      )}
    </div>
  )
}

function FinalTable({ etapa }: { etapa: PalmaresEtapaPage }) {
  const own = useOwnClanIn(etapa.id).clan?.id
  const ranked = etapa.tabla.filter(({ ranking_actual }) => ranking_actual > 0)
  return (
    <section aria-label="Tabla final">
      <SectionHead title="Tabla final" count={ranked.length} />
      <RankedTable
        caption={`Tabla final de ${etapa.nombre}`}
        clanes={ranked}
        hot={nobodyHot}
        own={own}
        moved={nobodyMoved}
      />
    </section>
  )
}

/** The page about the end of an etapa: podium, numbers, chart of places, story and final ladder table. */
const Closing = ({ etapa }: { etapa: PalmaresEtapaPage }) => (
  <Parts className="stack">
    {etapa.podio.length > 0 ? (
      <Podium podio={etapa.podio} emblem={72} large>
        <Hero />
      </Podium>
    ) : (
      <>
        <EmptyPodium>
          <Hero />
        </EmptyPodium>
        <EmptyState title="Nadie llegó al ranking">La etapa cerró sin partidas válidas.</EmptyState>
      </>
    )}
    {etapa.partidas > 0 && <SeasonFacts etapa={etapa} />}
    {etapa.grafico.series.length > 0 && (
      <section aria-label="Mes a mes">
        <SectionHead title="Mes a mes" note="los diez primeros" />
        <PlacesChart {...etapa.grafico} />
      </section>
    )}
    {etapa.historia.length > 0 && <Story historia={etapa.historia} />}
    {etapa.podio.length > 0 && <PodiumMembers podio={etapa.podio} />}
    {etapa.podio.length > 0 && <FinalTable etapa={etapa} />}
    <ShareClosing etapa={etapa} />
  </Parts>
)

function ClosingScreen({ id }: { id: number }) {
  const etapa = useQuery(palmaresEtapaQuery(id))
  const { data } = etapa
  usePageText(data && palmaresText(data))
  if (!data)
    return (
      <ScreenState
        query={etapa}
        title="Palmarés"
        failed="No pudimos traer el cierre de la etapa"
        loading="Cargando el cierre de la etapa…"
      >
        <SeasonSkeleton />
      </ScreenState>
    )
  return (
    <Parts>
      <OfflineBar />
      <Title etapa={data} />
      <Closing etapa={data} />
    </Parts>
  )
}

export default function PalmaresEtapa() {
  const id = useIdParam()
  return id ? <ClosingScreen key={id} id={id} /> : <NotFound />
}

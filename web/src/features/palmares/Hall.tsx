import type { Palmares, PalmaresEtapa } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import { medallaNombre, medallaTipos } from '@trinchera/rules/medallas/tipos'
import { Link } from '../../lib/router'
import { Emblem } from '../../art/Emblem'
import { Hero } from '../../art/Hero'
import { MedalDrawing } from '../../art/MedalDrawing'
import { etapaName } from '../../lib/open-etapas'
import { ButtonLink } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { Parts } from '../../ui/state/Parts'
import { EmptyState } from '../../ui/state/states'
import css from './hall.module.css'
import { howEarned } from '@trinchera/rules/medallas/how-earned'
import { EmptyPodium, Podium } from './Podium'
import { seasonDates, SeasonFacts } from './SeasonFacts'

/** An archived etapa in the hall of fame: its podium and its numbers. */
const HallEtapa = ({ etapa }: { etapa: PalmaresEtapa }) => (
  <article className={css.etapa} aria-label={etapaName(etapa)}>
    <SectionHead
      title={
        <Link className={css.open} to={paths.palmaresEtapa(etapa.id)}>
          {etapaName(etapa)}
        </Link>
      }
      note={seasonDates(etapa)}
    />
    <div className={`grid ${css.told}`}>
      {etapa.podio.length > 0 ? (
        <Podium podio={etapa.podio} emblem={56} />
      ) : (
        <EmptyState title="Nadie llegó al ranking">La etapa cerró sin partidas válidas.</EmptyState>
      )}
      <SeasonFacts etapa={etapa} />
    </div>
    <ButtonLink size="small" to={paths.palmaresEtapa(etapa.id)} aria-label={`Ver el cierre de ${etapaName(etapa)}`}>
      Ver el cierre
    </ButtonLink>
  </article>
)

const Records = ({ records }: Pick<Palmares, 'records'>) => (
  <section aria-label="Récords de todos los tiempos">
    <SectionHead title="Récords de todos los tiempos" />
    <ul className={css.records}>
      {records.map(({ tipo, nombre, valor, texto, partida, etapa }) => (
        <li key={tipo} className={css.record}>
          <b className={css.value} translate="no">
            {valor}
          </b>
          <div>
            <h3 className={css.recordName} translate="yes">
              {nombre}
            </h3>
            <p className="small">
              <span>{`${texto} `}</span>
              {partida !== null && (
                <Link
                  className={`more ${css.whole}`}
                  to={paths.partida(partida)}
                  aria-label={`Ver la partida: ${nombre}`}
                >
                  Ver la partida
                </Link>
              )}
              {partida === null && etapa && (
                <Link
                  className={`more ${css.whole}`}
                  to={paths.palmaresEtapa(etapa.id)}
                  aria-label={`Ver la etapa: ${nombre}`}
                >
                  Ver la etapa
                </Link>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const Champions = ({ campeones }: Pick<Palmares, 'campeones'>) => (
  <section aria-label="Campeones de torneos">
    <SectionHead title="Campeones de torneos" count={campeones.length} />
    <ul className="list">
      {campeones.map(({ id_torneo, torneo, fecha, clan }) => (
        <li key={id_torneo} className={`grid link-row ${css.champion}`}>
          <Emblem nombre={clan.nombre} imagen={clan.imagen} size={36} />
          <div>
            <Link className={`row-link ${css.name}`} to={paths.clan(clan.id)} translate="no">
              {clan.nombre}
            </Link>
            <span className="small">
              <Link to={paths.torneo(id_torneo)}>{torneo}</Link>
              <span>{`, ${formatDate(fecha)}`}</span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

/** All kinds of medals, and how each is earned. */
const MedalGuide = () => (
  <section aria-label="Las medallas">
    <SectionHead title="Las medallas" count={medallaTipos.length} />
    <p className="small">Nadie las entrega a mano: salen de las partidas, y un fallo puede quitarlas.</p>
    <ul className={css.guide}>
      {medallaTipos.map((tipo) => (
        <li key={tipo}>
          <MedalDrawing tipo={tipo} size={48} />
          <div>
            <h3 className={css.recordName}>{medallaNombre[tipo]}</h3>
            <p className="small">{howEarned[tipo]}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const NoEtapas = () => (
  <section aria-label="Etapas cerradas">
    <EmptyPodium>
      <Hero />
    </EmptyPodium>
    <EmptyState
      title="Todavía no se cierra ninguna etapa"
      action={
        <ButtonLink size="small" to={paths.ladder}>
          Ver las etapas abiertas
        </ButtonLink>
      }
    >
      El podio está armado y vacío. Cuando una etapa termine, acá quedan sus tres primeros, su historia y sus récords.
    </EmptyState>
  </section>
)

/** The hall of fame: archived etapas, records, champions of torneos, and the kinds of medals. */
export const Hall = ({ palmares: { etapas, records, campeones } }: { palmares: Palmares }) => (
  <Parts className="stack">
    {etapas.length === 0 && <NoEtapas />}
    {etapas.map((etapa) => (
      <HallEtapa key={etapa.id} etapa={etapa} />
    ))}
    {records.length > 0 && <Records records={records} />}
    {campeones.length > 0 && <Champions campeones={campeones} />}
    <MedalGuide />
  </Parts>
)

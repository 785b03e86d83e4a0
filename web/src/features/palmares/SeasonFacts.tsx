import type { PalmaresEtapa } from '@trinchera/contract/palmares'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import { Link } from '../../lib/router'
import { Stat } from '../../ui/record/Stats'
import css from './hall.module.css'

/** Days of the etapa's first and last match: "30/11/2025 – 20/05/2026". Without matches, the day on which the etapa was closed. */
export const seasonDates = ({ desde, hasta, archivada }: Pick<PalmaresEtapa, 'desde' | 'hasta' | 'archivada'>) =>
  desde && hasta ? `${formatDate(desde)} – ${formatDate(hasta)}` : `cerrada el ${formatDate(archivada)}`

/** Facts of a closed etapa: numbers of clans, matches and days, the longest winning streak and the greatest upset. */
export const SeasonFacts = ({ etapa }: { etapa: PalmaresEtapa }) => (
  <div className={`grid ${css.season}`}>
    <dl className={`row stats ${css.numbers}`}>
      <Stat name={etapa.clanes === 1 ? 'Clan' : 'Clanes'}>{etapa.clanes}</Stat>
      <Stat name={etapa.partidas === 1 ? 'Partida' : 'Partidas'}>{etapa.partidas}</Stat>
      <Stat name={etapa.dias === 1 ? 'Día' : 'Días'}>{etapa.dias}</Stat>
    </dl>
    {etapa.racha && (
      <p className={css.feat}>
        <span className="label">Racha más larga</span>
        <span>
          <b translate="no">{etapa.racha.valor}</b> seguidas,{' '}
          <Link to={paths.clan(etapa.racha.clan.id)} translate="no">
            {etapa.racha.clan.nombre}
          </Link>
        </span>
        <Link className="more" to={paths.partida(etapa.racha.partida)}>
          Ver la última de la racha
        </Link>
      </p>
    )}
    {etapa.sorpresa && (
      <p className={css.feat}>
        <span className="label">Mayor sorpresa</span>
        <span>
          <Link to={paths.clan(etapa.sorpresa.clan.id)} translate="no">
            {etapa.sorpresa.clan.nombre}
          </Link>{' '}
          <span>le ganó a</span>{' '}
          <Link to={paths.clan(etapa.sorpresa.rival.id)} translate="no">
            {etapa.sorpresa.rival.nombre}
          </Link>
          <span>: del</span> <b translate="no">{etapa.sorpresa.antes}</b> <span>al</span>{' '}
          <b translate="no">{etapa.sorpresa.despues}</b>
        </span>
        <Link className="more" to={paths.partida(etapa.sorpresa.partida)}>
          Ver la partida de la sorpresa
        </Link>
      </p>
    )}
  </div>
)

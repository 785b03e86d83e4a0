import type { Clan } from '@trinchera/contract/clanes'
import { paths } from '@trinchera/contract/site-paths'
import { formatDate } from '@trinchera/rules/presentation'
import { Emblem } from '../../art/Emblem'
import { Crumbs } from '../../ui/controls/Crumbs'
import { ShareButton } from '../../ui/controls/ShareButton'
import { RankIcon } from '../../ui/record/Rank'
import { RecordStats, Stat } from '../../ui/record/Stats'
import { Tally } from '../../ui/record/Tally'
import css from './ClanTitle.module.css'

/** The clan's name with breadcrumbs, lema, record and place. `online`: number of members who are online. */
export const ClanTitle = ({ clan, online }: { clan: Clan; online: number }) => (
  <>
    <Crumbs
      trail={[
        { to: paths.ladder, label: 'Ladder' },
        { to: paths.juego(clan.etapa.juego.id), label: clan.etapa.juego.nombre },
        { to: paths.etapa(clan.id_etapa), label: clan.etapa.nombre },
      ]}
    />
    <div className={`grid ${css.head}`}>
      <Emblem nombre={clan.nombre} imagen={clan.imagen} size={128} />
      <div className={css.main}>
        <div className={css.title}>
          <h1 className={css.name} translate="no">
            {clan.nombre}
          </h1>
          <div className="label">
            <b className={css.tag} translate="no">
              {clan.tag}
            </b>
            <span className="dim">{`fundado el ${formatDate(clan.created_at)}`}</span>{' '}
            <ShareButton path={paths.clan(clan.id)} title={clan.nombre} />
          </div>
          {clan.lema && <p className={`lead mt-2 ${css.lema}`}>{`«${clan.lema}»`}</p>}
        </div>
        <dl className={`row stats ${css.record}`}>
          <RecordStats triunfos={clan.triunfos} derrotas={clan.derrotas} juegos={clan.juegos} />
          <Stat name="Racha">
            <Tally racha={clan.racha_actual} />
          </Stat>
          <Stat name="Mejor puesto">{clan.mejor_ranking || <i>–</i>}</Stat>
          {clan.etapa.multijugador && (
            <Stat name="En juego">
              <span className={online > 0 ? 'gain' : undefined} translate="no">
                {online}
              </span>{' '}
              <i>{`de ${clan.players.length}`}</i>
            </Stat>
          )}
        </dl>
      </div>
      <div className={css.place}>
        <div className={`label line ${css.placeLabel}`}>
          <RankIcon actual={clan.ranking_actual} /> <span>Puesto</span>
        </div>
        {clan.ranking_actual > 0 ? (
          <div data-part="place" className={`line ${css.figure} ${clan.ranking_actual > 99 ? css.threeDigits : ''}`}>
            <span translate="no">{clan.ranking_actual}</span>
            <sup>{`de ${clan.rankeados}`}</sup>
          </div>
        ) : (
          <div className={`line ${css.figure} ${css.unranked}`}>No Rankeado</div>
        )}
      </div>
    </div>
  </>
)

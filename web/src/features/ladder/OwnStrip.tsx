import type { OpenEtapa } from '@trinchera/contract/etapas'
import type { Player } from '@trinchera/contract/players'
import { paths } from '@trinchera/contract/site-paths'
import { clanMay } from '@trinchera/rules/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { Emblem } from '../../art/Emblem'
import { useNight } from '../../lib/night'
import { etapaName } from '../../lib/open-etapas'
import { movesQuery } from '../../lib/queries'
import { ButtonLink } from '../../ui/controls/Button'
import { SectionHead } from '../../ui/controls/SectionHead'
import { Record } from '../../ui/record/Figures'
import css from './OwnStrip.module.css'
import { shortMove } from './match-text'
import type { Elements } from '../../lib/elements'

type OwnClan = Player['clanes'][number]

/** A clan's wins and losses since 20:00, and the change of place since then. */
function NightRecord({ clan }: { clan: OwnClan }) {
  const { since, title } = useNight()
  const { data } = useQuery(movesQuery(clan.id_etapa, since))
  if (!data) return <span>&nbsp;</span>
  const night = data.find(({ id }) => id === clan.id)
  const move = night && shortMove(night)
  return (
    <span>
      <span>{title}</span>{' '}
      <b>
        <Record triunfos={night?.triunfos ?? 0} derrotas={night?.derrotas ?? 0} />
      </b>
      {move && (
        <span className={move.rises ? 'gain' : 'loss'}>
          {' '}
          <span aria-hidden="true">{move.rises ? '▲' : '▼'}</span>
          {move.places > 0 && <span className="screen-reader-only">{move.rises ? 'sube ' : 'baja '}</span>}
          <span>{move.places || move.text}</span>
        </span>
      )}
    </span>
  )
}

function ClanLine({ clan }: { clan: OwnClan }) {
  const ranked = clan.ranking_actual > 0
  return (
    <li className={`grid ${css.line}`}>
      <span className={ranked ? css.place : css.unranked}>
        {ranked && <span className="screen-reader-only">Puesto </span>}
        {ranked ? <span translate="no">{clan.ranking_actual}</span> : <span aria-label="No Rankeado">–</span>}
      </span>
      <Emblem nombre={clan.nombre} imagen={clan.imagen} size={32} />
      <div className={`row ${css.text}`}>
        <Link className={`ellipsis ${css.name}`} to={paths.etapa(clan.id_etapa)} translate="no">
          {clan.nombre}
        </Link>
        <span className={css.etapa}>{etapaName(clan.etapa)}</span>
        <span className={css.night}>
          <NightRecord clan={clan} />
        </span>
      </div>
      {clanMay(clan.PlayerClan.rango, 'report') && (
        <ButtonLink className={css.report} to={paths.reportLoss(clan.id_etapa)}>
          Reportar Derrota
          <span className="screen-reader-only">
            {' '}
            de <span translate="no">{clan.nombre}</span>
          </span>
        </ButtonLink>
      )}
    </li>
  )
}

interface OwnStripProps {
  player: Player
  etapas: readonly OpenEtapa[]
  /** Links to what the player should answer, such as invitations and match reports. */
  waiting: readonly Elements[]
}

/** "Tu clan": the player's clans in the open etapas, each with place and tonight's results, and links to what the player should answer. */
export function OwnStrip({ player, etapas, waiting }: OwnStripProps) {
  const clanes = player.clanes
    .filter((clan) => etapas.some(({ id }) => id === clan.id_etapa))
    .sort((a, b) => (a.ranking_actual || Infinity) - (b.ranking_actual || Infinity))
  return (
    <>
      <SectionHead title={clanes.length > 1 ? 'Tus clanes' : 'Tu clan'} />
      {clanes.length === 0 && (
        <div className="grid">
          <p>
            Todavía no juegas en ninguna etapa abierta.{' '}
            <span>
              {etapas.length > 0
                ? 'Mira una: funda tu clan ahí, o pide entrar a uno.'
                : 'La próxima se avisa en los anuncios.'}
            </span>
          </p>
          <div className="row">
            {etapas.slice(0, 3).map((etapa) => (
              <ButtonLink key={etapa.id} size="small" to={paths.etapa(etapa.id)}>
                {etapaName(etapa)}
              </ButtonLink>
            ))}
          </div>
        </div>
      )}
      {clanes.length > 0 && (
        <ul className={css.lines}>
          {clanes.map((clan) => (
            <ClanLine key={clan.id} clan={clan} />
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <p className={`row ${css.waiting}`}>
          <span className="label">Te esperan</span> {waiting}
        </p>
      )}
    </>
  )
}

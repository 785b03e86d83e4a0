import type { RetoPage } from '@trinchera/contract/retos'
import { paths } from '@trinchera/contract/site-paths'
import { isPublicReto } from '@trinchera/rules/reto'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../lib/router'
import { Emblem } from '../../art/Emblem'
import { useNow } from '../../lib/clock'
import { presenceQuery, tableQuery } from '../../lib/queries'
import { Crumbs } from '../../ui/controls/Crumbs'
import { ShareButton } from '../../ui/controls/ShareButton'
import { clockLeft, estadoText, retoSentence, retoTitle, retoWhen } from '../../ui/match/reto-text'
import { LiveBadge } from '../../ui/state/Live'
import nowCss from '../../ui/match/now.module.css'
import css from './retos.module.css'
import { useSide } from './use-side'

/** Head of a reto's page: both clans with their places, the reto's state in one sentence, and the time left until it is played. */
export function RetoHead({ reto }: { reto: RetoPage }) {
  const { own, reports } = useSide(reto)
  const now = useNow()
  const { data: table } = useQuery(tableQuery(reto.id_etapa))
  const { data: presence } = useQuery({ ...presenceQuery(`reto:${reto.id}`), enabled: isPublicReto(reto) })
  const { etapa, estado, fecha, elige, turno } = reto
  const placeOf = (clan: number) => table?.clanes.find(({ id }) => id === clan)?.ranking_actual ?? 0
  const mine = reports && own !== undefined && (turno === own || elige?.id_clan === own)
  const counting = estado === 'acordado' && fecha !== null && Date.parse(fecha) > now
  return (
    <>
      <div className="row title">
        <div className="grow">
          <Crumbs
            trail={[
              { to: paths.ladder, label: 'Ladder' },
              { to: paths.etapa(etapa.id), label: etapa.nombre },
              { to: paths.retos, label: 'Retos' },
            ]}
          />
          <h1>{retoTitle(reto)}</h1>
          <div className="row facts">
            <span className={`chip ${estadoText[estado].look}`}>{estadoText[estado].text}</span>
            {isPublicReto(reto) && (
              <>
                <span>
                  <b>{presence && presence.mirando > 0 ? presence.mirando : '–'}</b> mirando
                </span>
                <ShareButton path={paths.reto(reto.id)} title={retoTitle(reto)} />
              </>
            )}
          </div>
        </div>
        <div className="row actions">
          <LiveBadge />
        </div>
      </div>
      <p className={`row ${css.head}`}>
        {[reto.retador, reto.retado].map(({ id, nombre, imagen, eliminado }) => {
          const face = (
            <>
              <Emblem nombre={nombre} imagen={imagen} size={32} /> <span translate="no">{nombre}</span>{' '}
              <span className={css.place}>{table && (placeOf(id) > 0 ? placeOf(id) : 'No Rankeado')}</span>
            </>
          )
          return eliminado ? (
            <span key={id} className={css.side}>
              {face}
            </span>
          ) : (
            <Link key={id} className={css.side} to={paths.clan(id)}>
              {face}
            </Link>
          )
        })}
      </p>
      <section className={`callout ${nowCss.now} ${mine ? nowCss.turn : ''}`} aria-label="Estado">
        {counting && (
          <p className={nowCss.clock} role="timer">
            <small>Faltan</small> <span translate="no">{clockLeft(fecha, now)}</span>
            <small className={css.date}>{retoWhen(fecha)}</small>
          </p>
        )}
        <p className={nowCss.sentence} role="status">
          {retoSentence(reto, own, now)}
        </p>
        {reto.id_match !== null && (
          <Link className="more" to={paths.partida(reto.id_match)}>
            Ver la partida
          </Link>
        )}
        {reto.reclamo && (
          <p className="small">
            {`Reclamo: «${reto.reclamo.texto}».${reto.reclamo.motivo !== null ? ` La administración: «${reto.reclamo.motivo}».` : ''}`}
          </p>
        )}
      </section>
    </>
  )
}

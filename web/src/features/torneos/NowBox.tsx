import type { TorneoPage } from '@trinchera/contract/torneo-llave'
import { paths } from '@trinchera/contract/site-paths'
import { checkinPhase } from '@trinchera/rules/torneo-estado'
import { useState } from 'react'
import { useNow } from '../../lib/clock'
import { useSession } from '../../lib/session'
import { Button, ButtonLink } from '../../ui/controls/Button'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { clockLeft } from '../../ui/match/reto-text'
import { told } from '../../ui/toast/told'
import { EnrolDialog } from './EnrolDialog'
import { MatchNow } from './MatchNow'
import nowCss from '../../ui/match/now.module.css'
import css from './torneos.module.css'
import { nextMatchOf, useOwn } from './use-own'
import { clockOf, enrolledText, standText } from './now-text'
import { usePhases } from './use-phases'
import { useTorneoActs } from './use-torneo-acts'

/** What the viewer can do next in the torneo, with the time left in the current phase. */
export function NowBox({ torneo }: { torneo: TorneoPage }) {
  const now = useNow()
  const own = useOwn(torneo)
  const session = useSession()
  const { withdraw, checkin } = useTorneoActs(torneo.id)
  const [asking, setAsking] = useState<'enrol' | 'withdraw'>()
  const { estado, formato, inscritos } = torneo
  const mine = inscritos.filter(({ id_clan, retirado }) => own.ids.includes(id_clan) && !retirado)
  const enrolled = mine.find(({ id_clan }) => own.mayEnrol(id_clan)) ?? mine[0]
  const clock = clockOf(torneo, now)
  const phase = checkinPhase(torneo, now)
  usePhases(torneo)
  const before = estado === 'inscripcion' || estado === 'checkin'
  const missing =
    phase === 'abierto' ? mine.find(({ id_clan, checkin: done }) => !done && own.reportsFor(id_clan)) : undefined
  const next = estado === 'en-juego' ? nextMatchOf(torneo, own.ids) : undefined
  const mayEnrol = estado === 'inscripcion' && formato !== null
  const may = enrolled !== undefined && own.mayEnrol(enrolled.id_clan)
  const toggle = (which: 'enrol' | 'withdraw') => (open: boolean) => setAsking(open ? which : undefined)
  if (next) return <MatchNow torneo={torneo} partida={next} own={own} />
  return (
    <section
      className={`callout ${nowCss.now} ${(mayEnrol && own.enrols.length > 0) || missing ? nowCss.turn : ''}`}
      aria-label="Estado"
    >
      {clock && (
        <p className={nowCss.clock} role="timer">
          <small>{clock.text}</small> <span translate="no">{clockLeft(clock.until, now)}</span>
        </p>
      )}
      <p className={nowCss.sentence} role="status">
        {before && enrolled ? enrolledText(torneo, enrolled, now) : standText(torneo, now)}
      </p>
      {(mayEnrol || before) && (
        <div className={`row mt-3 ${css.acts}`}>
          {missing && (
            <Button
              kind="primary"
              pendingText="Anotando…"
              onClick={() => told(checkin(missing.id_clan)).catch(() => undefined)}
            >
              {`Hacer check-in de ${missing.nombre}`}
            </Button>
          )}
          {mayEnrol && !enrolled && own.enrols.length > 0 && (
            <Button kind="primary" onClick={() => setAsking('enrol')}>
              Inscribir tu clan
            </Button>
          )}
          {before && may && (
            <>
              {!(estado === 'checkin' && enrolled.checkin) && (
                <Button onClick={() => setAsking('enrol')}>Cambiar el plantel</Button>
              )}
              <Button onClick={() => setAsking('withdraw')}>Bajar a tu clan</Button>
            </>
          )}
          {mayEnrol && !session && (
            <ButtonLink to={paths.login(paths.torneo(torneo.id))}>Iniciar Sesión para inscribir a tu clan</ButtonLink>
          )}
        </div>
      )}
      {mayEnrol && session && !enrolled && own.enrols.length === 0 && (
        <p className="small dim">
          {own.ids.length > 0
            ? 'Inscriben el Líder y los Co-Líderes de cada clan.'
            : 'Para jugar hay que estar en un clan.'}
        </p>
      )}
      {asking === 'enrol' && <EnrolDialog torneo={torneo} clanes={own.enrols} open onOpenChange={toggle('enrol')} />}
      <ConfirmDialog
        open={asking === 'withdraw' && enrolled !== undefined}
        onOpenChange={toggle('withdraw')}
        over={torneo.nombre}
        title={`Vas a bajar a ${enrolled?.nombre ?? 'tu clan'}`}
        then={[
          'Deja su lugar: entra la primera reserva, si la hay.',
          'Mientras siga abierta la inscripción pueden volver, al final de la lista.',
        ]}
        act="Bajar del torneo"
        actPending="Bajando…"
        onConfirm={() => enrolled && told(withdraw(enrolled.id_clan))}
      />
    </section>
  )
}

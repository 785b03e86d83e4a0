import type { TorneoMatchPage } from '@trinchera/contract/torneo-partidas'
import { longestClaim } from '@trinchera/rules/limits'
import { formatTime } from '@trinchera/rules/presentation'
import { useState } from 'react'
import { useNow } from '../../../lib/clock'
import { Button } from '../../../ui/controls/Button'
import { ConfirmDialog } from '../../../ui/dialog/Dialog'
import { ReasonDialog } from '../../../ui/dialog/ReasonDialog'
import { SectionHead } from '../../../ui/controls/SectionHead'
import { losingScores, partidaTitle } from '../../../ui/match/torneo-text'
import { told } from '../../../ui/toast/told'
import css from '../torneos.module.css'
import { useOwn } from '../use-own'
import { useTorneoActs } from '../use-torneo-acts'

/** What the clans can do in their match: start it, report their own defeat, confirm a report or object to it. Hidden for other people. */
export function MatchActs({ match }: { match: TorneoMatchPage }) {
  const { torneo, id, a, b, estado, mejor_de, objeta_hasta, marcador, objecion } = match
  const now = useNow()
  const own = useOwn(torneo)
  const { begin, report, confirm, object } = useTorneoActs(torneo.id)
  const [score, setScore] = useState<readonly [number, number]>()
  const [objecting, setObjecting] = useState(false)
  const mine = [a, b].find((side) => side !== null && own.ids.includes(side.id_clan))
  if (!a || !b || !mine || torneo.estado === 'cancelado') return null
  const first = mine.id_clan === a.id_clan
  const rival = first ? b : a
  if (!own.reportsFor(mine.id_clan))
    return estado === 'lista' || estado === 'en-juego' ? (
      <p className="small">Reportan el Líder, los Co-Líderes y los Capitanes.</p>
    ) : null
  const lost = marcador !== null && (first ? marcador[0] < marcador[1] : marcador[1] < marcador[0])
  const mayObject =
    estado === 'reportada' &&
    marcador !== null &&
    !lost &&
    objecion === null &&
    objeta_hasta !== null &&
    Date.parse(objeta_hasta) > now
  const open = estado === 'lista' || estado === 'en-juego'
  return (
    <>
      {open && (
        <section aria-label="Reportar derrota">
          <SectionHead title="Reportar derrota" />
          <p className="small">Si perdieron, marca cuántos mapas ganó cada uno. Quien gana no reporta.</p>
          <div className={`row mt-3 ${css.acts}`} role="group" aria-label="Marcador">
            {losingScores(mejor_de).map((one) => (
              <Button
                key={one.join('–')}
                aria-label={`Perdimos ${one[0]} a ${one[1]}`}
                onClick={() => setScore(one)}
              >{`Perdimos ${one[0]}–${one[1]}`}</Button>
            ))}
            {estado === 'lista' && (
              <Button pendingText="Anotando…" onClick={() => told(begin(id)).catch(() => undefined)}>
                Estamos jugando
              </Button>
            )}
          </div>
        </section>
      )}
      {mayObject && (
        <div className={`row mt-3 ${css.acts}`}>
          <Button kind="primary" pendingText="Confirmando…" onClick={() => told(confirm(id)).catch(() => undefined)}>
            {`Confirmar ${Math.max(...marcador)}–${Math.min(...marcador)}`}
          </Button>
          <Button onClick={() => setObjecting(true)}>{`Objetar hasta las ${formatTime(objeta_hasta)}`}</Button>
        </div>
      )}
      <ConfirmDialog
        open={score !== undefined && open}
        onOpenChange={(shown) => !shown && setScore(undefined)}
        over={partidaTitle(match)}
        title={`Reportar que ${mine.nombre} perdió ${score?.[0] ?? 0} a ${score?.[1] ?? 0}`}
        then={[
          `${rival.nombre} tiene 30 minutos para objetar.`,
          'Si lo confirma o no dice nada, se cierra y la llave avanza.',
        ]}
        act="Reportar Derrota"
        actPending="Reportando…"
        onConfirm={() => score && told(report(id, { marcador: first ? [score[0], score[1]] : [score[1], score[0]] }))}
      />
      <ReasonDialog
        draft={`torneo-objecion:${torneo.id}:${id}`}
        over={partidaTitle(match)}
        title="Objetar lo que reportaron"
        label="Qué pasó"
        help="Lo leen los dos clanes y la organización."
        most={longestClaim}
        act="Objetar"
        then={['La partida queda sin cerrar.', 'Decide la organización, con lo que dicen los dos.']}
        open={objecting && mayObject}
        onOpenChange={setObjecting}
        send={(texto) => object(id, texto)}
      />
    </>
  )
}

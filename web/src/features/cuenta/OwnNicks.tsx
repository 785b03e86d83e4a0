import type { OwnNicks as NicksState } from '@trinchera/contract/nicks'
import { formatDate, formatTime } from '@trinchera/rules/presentation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, messageOf } from '../../lib/api'
import { useNow } from '../../lib/clock'
import { Button } from '../../ui/controls/Button'
import { CopyButton } from '../../ui/controls/CopyButton'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ConfirmDialog } from '../../ui/dialog/Dialog'
import { announce } from '../../ui/state/announce'
import { QueryState } from '../../ui/state/states'
import { toast } from '../../ui/toast/toast'
import { told } from '../../ui/toast/told'
import codeCss from './OwnDiscord.module.css'
import { ownNicksQuery } from './queries'

/** Polling interval while the code has not been found on a game server yet, ms. */
const pollMs = 4_000

function NickList({ nicks, onState }: { nicks: NicksState['nicks']; onState: (state: NicksState) => void }) {
  const [chosen, setChosen] = useState('')
  const [open, setOpen] = useState(false)
  async function unlink() {
    const call = api.deleteNick({ params: { nick: chosen } })
    onState((await told(call, 'No pudimos desenlazarlo. Intenta de nuevo.')).data)
  }
  return (
    <>
      <ul className="list" aria-label="Tus nombres en el juego">
        {nicks.map(({ nick, desde }) => (
          <li key={nick} className={`line ${codeCss.nick}`}>
            <span>
              <b translate="no">{nick}</b> <span className="small dim">{`desde el ${formatDate(desde)}`}</span>
            </span>
            <Button
              size="small"
              aria-label={`Desenlazar ${nick}`}
              onClick={() => {
                setChosen(nick)
                setOpen(true)
              }}
            >
              Desenlazar
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        over="Mi Cuenta"
        title={`Vas a desenlazar ${chosen}`}
        then={[
          'En los retos en vivo ya no se sabrá que eres tú.',
          'Otra persona podrá enlazar ese nombre.',
          'Puedes volver a enlazarlo cuando quieras.',
        ]}
        act="Desenlazar"
        actPending="Desenlazando…"
        onConfirm={unlink}
      />
    </>
  )
}

/** The code that the player must put into their name in the game. Shown until a game server lists that name or the code expires. */
function Code({ codigo }: { codigo: NonNullable<NicksState['codigo']> }) {
  const now = useNow()
  if (Date.parse(codigo.hasta) <= now) return <p className="small">El código venció. Pide otro.</p>
  return (
    <>
      <p className="small">
        Entra a uno de los servidores del sitio con este código al final de tu nombre. Sirve una vez, hasta las{' '}
        <span translate="no">{formatTime(codigo.hasta)}</span>: apenas te veamos jugando, el nombre queda enlazado.
      </p>
      <p className={`mt-2 ${codeCss.command}`}>
        <code>{`TuNombre ${codigo.codigo}`}</code>
      </p>
      {codigo.ocupado !== null && (
        <p className="small loss">
          <span>{codigo.ocupado}</span> ya es de otra persona: entra con otro nombre y el mismo código. Si es tuyo,
          cuéntaselo a la moderación.
        </p>
      )}
    </>
  )
}

/** The player's names in the game, by which live retos recognise the player's clan. A name is linked by adding a code to it in the game. */
export function OwnNicks({ player }: { player: number }) {
  const client = useQueryClient()
  const query = useQuery({
    ...ownNicksQuery(player),
    refetchInterval: ({ state }) => (state.data?.codigo ? pollMs : false),
  })
  const { data } = query
  const store = (state: NicksState) => client.setQueryData(ownNicksQuery(player).queryKey, state)
  const create = useMutation({
    mutationFn: async () => (await api.createNickCode()).data,
    onSuccess: store,
    onError: (error) => toast.error(messageOf(error, 'No pudimos darte un código. Intenta de nuevo.')),
  })
  // A name in the game that the previous list lacks was linked just now.
  const known = useRef<readonly string[]>(undefined)
  const nicks = data?.nicks
  useEffect(() => {
    if (!nicks) return
    const added = nicks.find(({ nick }) => known.current && !known.current.includes(nick))
    if (added) announce(`Enlazado: ${added.nick}`)
    known.current = nicks.map(({ nick }) => nick)
  }, [nicks])
  return (
    <section aria-label="Tu nombre en el juego">
      <SectionHead title="Tu nombre en el juego" />
      {data ? (
        <>
          {data.nicks.length > 0 && <NickList nicks={data.nicks} onState={store} />}
          <div role="status">
            {data.codigo ? (
              <Code codigo={data.codigo} />
            ) : (
              data.nicks.length === 0 && (
                <p className="small">
                  Enlaza el nombre con que juegas: en los retos en vivo se sabrá que eres tú y para qué clan juegas.
                </p>
              )
            )}
          </div>
          <div className="row mt-3">
            {data.codigo && (
              <CopyButton text={data.codigo.codigo} label="Copiar" name="Copiar el código para tu nombre" />
            )}
            <Button size="small" pending={create.isPending} pendingText="Pidiendo…" onClick={() => create.mutate()}>
              {data.codigo ? 'Otro código' : data.nicks.length > 0 ? 'Enlazar otro' : 'Enlazar mi nombre'}
            </Button>
          </div>
        </>
      ) : (
        <QueryState query={query} lines={1} loading="Cargando tus nombres…" failed="No pudimos traer tus nombres" />
      )}
    </section>
  )
}

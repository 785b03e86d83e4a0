import type { BlockedAccount } from '@trinchera/contract/privacidad'
import { longestMotivo } from '@trinchera/rules/limits'
import { formatDateTime } from '@trinchera/rules/presentation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api'
import { useRefresh } from '../../../lib/refresh'
import { Button } from '../../../ui/controls/Button'
import { Input } from '../../../ui/form/Field'
import { useFields, useForm } from '../../../ui/form/use-form'
import { blockedQuery } from '../queries'
import { QueueArea } from '../queue/QueueArea'
import css from './privacidad.module.css'

/** A form that asks for a reason and blocks the account with a typed number or, with `blocked`, unblocks that account. */
function BlockForm({ blocked, onDone }: { blocked?: BlockedAccount; onDone?: () => void }) {
  const refresh = useRefresh()
  const { fields, write } = useFields({ jugador: '', motivo: '' })
  const motivo = fields.motivo.trim()
  const player_id = blocked?.player_id ?? Number(fields.jugador)
  const { form, field, pending } = useForm({
    fields,
    write,
    check: () => ({
      jugador: blocked || (Number.isInteger(player_id) && player_id > 0) ? null : 'Escribe el número de la cuenta',
      motivo: motivo ? null : 'Escribe el motivo',
    }),
    send: () => {
      const request = { params: { player_id }, body: { motivo } }
      return blocked ? api.unblockAccount(request) : api.blockAccount(request)
    },
    failure: 'No pudimos guardarlo. Intenta de nuevo.',
    onSuccess: () => {
      write({ jugador: '', motivo: '' })
      onDone?.()
    },
    onSettled: () => {
      for (const key of ['panel/bloqueos', 'panel/jugadores']) refresh(key)
    },
  })
  return (
    <form {...form} className="form" aria-label={blocked ? `Desbloquear a ${blocked.username}` : 'Bloquear una cuenta'}>
      {!blocked && (
        <Input
          {...field('jugador')}
          label="Número de la cuenta"
          inputMode="numeric"
          help="El que está al final de la dirección de su página."
        />
      )}
      <Input {...field('motivo')} label="Motivo" maxLength={longestMotivo} />
      <div className="row actions">
        <Button type="submit" kind={blocked ? 'primary' : 'danger'} pending={pending} pendingText="Guardando…">
          {blocked ? 'Desbloquear' : 'Bloquear la cuenta'}
        </Button>
      </div>
    </form>
  )
}

/** The blocked accounts: their data is stored but shown to nobody (docs/behaviour/privacy.md). */
export function BlockedList() {
  const query = useQuery(blockedQuery)
  const [opened, setOpened] = useState<number>()
  return (
    <QueueArea
      title="Cuentas bloqueadas"
      query={query}
      cases={query.data?.map((one) => ({ id: one.player_id, ...one }))}
      className={css.rows}
      empty="Ninguna cuenta bloqueada"
      hint="Una cuenta bloqueada queda guardada y nadie la ve: sin sesión, sin página, sin correos. Sus partidas siguen con sus clanes."
      row={(one) => (
        <li>
          <p>
            <b translate="no">{one.username}</b>{' '}
            <span className="dim">{`la bloqueó ${one.quien} el ${formatDateTime(one.fecha)}`}</span>
          </p>
          <p className="small">{one.motivo}</p>
          {opened === one.id ? (
            <BlockForm blocked={one} onDone={() => setOpened(undefined)} />
          ) : (
            <p>
              <Button size="small" onClick={() => setOpened(one.id)}>
                Desbloquear
              </Button>
            </p>
          )}
        </li>
      )}
    >
      <BlockForm />
    </QueueArea>
  )
}

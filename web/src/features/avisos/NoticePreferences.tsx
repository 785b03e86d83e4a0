import type { NoticePreference } from '@trinchera/contract/notificaciones'
import type { BodyInput } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api'
import { announce } from '../../ui/state/announce'
import { Check } from '../../ui/form/Check'
import { SectionHead } from '../../ui/controls/SectionHead'
import { QueryState } from '../../ui/state/states'
import { toast } from '../../ui/toast/toast'
import css from './NoticePreferences.module.css'
import { tipoText } from './notices'
import { noticePreferencesQuery } from './queries'

type Change = BodyInput<Routes['updateNoticePreferences']>
type Preferences = { avisos: NoticePreference[]; presencia: boolean }

const ways = [
  { key: 'sitio', name: 'en el sitio' },
  { key: 'correo', name: 'por correo' },
  { key: 'push', name: 'en los dispositivos' },
] as const

const applyChange = (before: Preferences, { avisos, presencia }: Change): Preferences => ({
  avisos: before.avisos.map((one) => {
    const { push = one.push, ...changed } = avisos?.find(({ tipo }) => tipo === one.tipo) ?? one
    return { ...changed, push }
  }),
  presencia: presencia ?? before.presencia,
})

/** The form in which players choose notices, and whether others see them online. Saves a change at once, and undoes it if that fails. */
export function NoticePreferences({ player }: { player: number }) {
  const client = useQueryClient()
  const query = useQuery(noticePreferencesQuery(player))
  const stored = query.data
  // Changes that are being saved. They are applied on top of the last preferences from the server.
  const [changes, setChanges] = useState<Change[]>([])
  const data = stored && changes.reduce(applyChange, stored)
  const save = useMutation({
    mutationFn: (change: Change) => api.updateNoticePreferences({ body: change }),
    // Requests run one after another, so that the last reply contains all changes.
    scope: { id: 'notice-preferences' },
    onSuccess: (reply) => {
      client.setQueryData(noticePreferencesQuery(player).queryKey, reply.data)
      announce('Guardado')
    },
    onError: (error, change) => {
      setChanges((before) => before.filter((other) => other !== change))
      toast.error(messageOf(error, 'No pudimos guardar tu elección. Intenta de nuevo.'))
    },
  })
  function update(change: Change) {
    setChanges((before) => [...before, change])
    save.mutate(change)
  }

  if (!data)
    return (
      <QueryState query={query} lines={6} loading="Cargando preferencias…" failed="No pudimos traer tus preferencias" />
    )
  return (
    <>
      <section>
        <SectionHead title="Qué avisos llegan" />
        <table className={`data-table ${css.table}`}>
          <caption className="screen-reader-only">Qué avisos llegan, y por dónde</caption>
          <thead>
            <tr>
              <th className="align-left" scope="col">
                Aviso
              </th>
              <th scope="col">En el sitio</th>
              <th scope="col">Por correo</th>
              <th scope="col">Dispositivos</th>
            </tr>
          </thead>
          <tbody>
            {data.avisos.map((one) => (
              <tr key={one.tipo}>
                <th className="align-left" scope="row">
                  {tipoText[one.tipo]}
                </th>
                {ways.map(({ key, name }) => (
                  <td key={key}>
                    <input
                      type="checkbox"
                      className="checkbox"
                      aria-label={`${tipoText[one.tipo]}, ${name}`}
                      checked={one[key]}
                      onChange={({ target }) => update({ avisos: [{ ...one, [key]: target.checked }] })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small">Los avisos se guardan 90 días.</p>
      </section>
      <section>
        <SectionHead title="Presencia" />
        <Check
          label="Mostrar que estoy en el sitio"
          help="Un punto verde junto a tu nombre en la página de tus clanes."
          checked={data.presencia}
          onChange={(event) => update({ presencia: event.target.checked })}
        />
      </section>
    </>
  )
}

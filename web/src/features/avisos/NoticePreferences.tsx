import type { NoticePreference } from '@trinchera/contract/notificaciones'
import type { BodyInput } from '@trinchera/contract/route'
import type { Routes } from '@trinchera/contract/routes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api'
import { noticePreferencesQuery } from '../../lib/queries'
import { announce } from '../../ui/state/announce'
import { Check } from '../../ui/form/Check'
import { SectionHead } from '../../ui/controls/SectionHead'
import { ErrorState, LoadingText, SkeletonLines } from '../../ui/state/states'
import { toast } from '../../ui/toast/toast'
import './avisos.css'
import { tipoText } from './notices'

type Wish = BodyInput<Routes['updateNoticePreferences']>
type Preferences = { avisos: NoticePreference[]; presencia: boolean }

const applied = (before: Preferences, { avisos, presencia }: Wish): Preferences => ({
  avisos: before.avisos.map((one) => avisos?.find(({ tipo }) => tipo === one.tipo) ?? one),
  presencia: presencia ?? before.presencia,
})

/** Each box is kept as it is ticked, and goes back should the server not have it. */
export function NoticePreferences({ player }: { player: number }) {
  const client = useQueryClient()
  const query = noticePreferencesQuery(player)
  const { data: kept, isError, refetch } = useQuery(query)
  // What was ticked here shows at once, over what the server last said.
  const [wishes, setWishes] = useState<Wish[]>([])
  const data = kept && wishes.reduce(applied, kept)
  const save = useMutation({
    mutationFn: (wish: Wish) => api.updateNoticePreferences({ body: wish }),
    // One after the other, so that the last answer is of the last wish.
    scope: { id: 'avisos-preferencias' },
    onSuccess: (reply) => {
      client.setQueryData(query.queryKey, reply.data)
      announce('Guardado')
    },
    onError: (error, wish) => {
      setWishes((before) => before.filter((other) => other !== wish))
      toast.error(messageOf(error, 'No pudimos guardar tu elección. Intenta de nuevo.'))
    },
  })
  function change(wish: Wish) {
    setWishes((before) => [...before, wish])
    save.mutate(wish)
  }

  if (!data && isError) return <ErrorState title="No pudimos traer tus preferencias" onRetry={() => refetch()} />
  if (!data) {
    return (
      <>
        <ul className="ls" aria-busy="true">
          <SkeletonLines lines={6} />
        </ul>
        <LoadingText>Cargando preferencias…</LoadingText>
      </>
    )
  }
  return (
    <>
      <section>
        <SectionHead title="Qué avisos llegan" />
        <table className="rk prefs">
          <caption className="sr">Qué avisos llegan, y por dónde</caption>
          <thead>
            <tr>
              <th className="l" scope="col">
                Aviso
              </th>
              <th scope="col">En el sitio</th>
              <th scope="col">Por correo</th>
            </tr>
          </thead>
          <tbody>
            {data.avisos.map((one) => (
              <tr key={one.tipo}>
                <th className="l" scope="row">
                  {tipoText[one.tipo]}
                </th>
                <td>
                  <input
                    type="checkbox"
                    className="chk"
                    aria-label={`${tipoText[one.tipo]}, en el sitio`}
                    checked={one.sitio}
                    onChange={(event) => change({ avisos: [{ ...one, sitio: event.target.checked }] })}
                  />
                </td>
                <td>
                  <input
                    type="checkbox"
                    className="chk"
                    aria-label={`${tipoText[one.tipo]}, por correo`}
                    checked={one.correo}
                    onChange={(event) => change({ avisos: [{ ...one, correo: event.target.checked }] })}
                  />
                </td>
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
          onChange={(event) => change({ presencia: event.target.checked })}
        />
      </section>
    </>
  )
}

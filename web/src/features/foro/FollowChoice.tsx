import type { Tema } from '@trinchera/contract/foro'
import { seguimientos, type Seguimiento } from '@trinchera/rules/foro'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { useSession } from '../../lib/session'
import { Select } from '../../ui/form/Field'
import { Options } from '../../ui/form/Options'
import { told } from '../../ui/toast/told'
import css from './foro.module.css'
import { temasKey } from './queries'
import { temaKey } from './topic-queries'
import type { TemaPage } from './topic-page'

const names: Record<Seguimiento, string> = {
  normal: 'Si me citan o me nombran',
  seguir: 'Seguir: cada mensaje',
  silenciar: 'Silenciar',
}

/** The menu in which the player chooses which notices about a topic arrive. */
export function FollowChoice({ tema }: { tema: Tema }) {
  const client = useQueryClient()
  const session = useSession()
  if (!session) return null
  const { id } = tema
  const current = tema.seguimiento ?? 'normal'
  const show = (seguimiento: Seguimiento) =>
    client.setQueriesData<TemaPage>(
      { queryKey: temaKey(id) },
      (page) => page && { ...page, tema: { ...page.tema, seguimiento } },
    )
  async function choose(modo: Seguimiento) {
    show(modo)
    await told(api.followTema({ params: { id }, body: { modo } }), 'No pudimos guardarlo. Intenta de nuevo.').then(
      () => void client.invalidateQueries({ queryKey: temasKey }),
      () => show(current),
    )
  }
  return (
    <div className={css.follow}>
      <Select
        label="Avisarme"
        value={current}
        onChange={({ target }) => {
          const chosen = seguimientos.find((one) => one === target.value)
          if (chosen) void choose(chosen)
        }}
      >
        <Options of={seguimientos.map((one) => [one, names[one]])} />
      </Select>
    </div>
  )
}

import type { Asked } from '../intent'
import { asked, refOf, type Consulta } from './consulta'

/** A question that an intent understood, as a query of the site's data: of whom, where and when it says. */
export function queryOf(
  { quien, etapas, juego, cuando }: Pick<Asked, 'quien' | 'etapas' | 'juego'> & Partial<Pick<Asked, 'cuando'>>,
  fields: Pick<Consulta, 'de' | 'medida'> & Partial<Consulta>,
): Consulta {
  const [one, two] = quien.flatMap((who) => refOf(who) ?? [])
  return asked({
    quien: one ? [one] : [],
    rival: two ?? null,
    etapa: etapas.map(({ id }) => id).slice(0, 8),
    juego: etapas.length ? null : (juego?.id ?? null),
    ...cuando,
    ...fields,
  })
}

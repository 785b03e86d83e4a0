import { mejorDe } from '@trinchera/rules/torneo'
import { bestOfText } from '../../../ui/match/torneo-text'
import { roundsTyped, withAllRounds, withRound, type TypedTorneo } from './torneo-form'
import css from './torneos.module.css'

interface RoundRowProps {
  nombre: string
  name: string
  /** The chosen number of maps; null if none is chosen. */
  chosen: number | null
  onChoose: (most: (typeof mejorDe)[number]) => void
}

const RoundRow = ({ nombre, name, chosen, onChoose }: RoundRowProps) => (
  <tr>
    <th scope="row" translate="yes">
      {nombre}
    </th>
    {mejorDe.map((most) => (
      <td key={most}>
        <label>
          <input
            type="radio"
            name={name}
            value={most}
            checked={chosen === most}
            onChange={() => onChoose(most)}
            aria-label={`${nombre}: ${bestOfText(most).toLowerCase()}`}
          />
        </label>
      </td>
    ))}
  </tr>
)

/** Table in which organisers choose the number of maps, for all rounds together or for each round. */
export function RoundsTable({ typed, type }: { typed: TypedTorneo; type: (patch: Partial<TypedTorneo>) => void }) {
  const rounds = roundsTyped(typed)
  const [first] = rounds
  const same = first && rounds.every(({ mejor_de }) => mejor_de === first.mejor_de)
  return (
    <table className={css.rounds}>
      <caption>
        <span className="label">Al mejor de cuántos mapas</span>
        <span className="small dim">Si llegan menos clanes que cupos, faltan las primeras rondas.</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Ronda</th>
          {mejorDe.map((most) => (
            <th key={most} scope="col" abbr={bestOfText(most)}>
              {most}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <RoundRow
          nombre="Todas"
          name="ronda-todas"
          chosen={same ? first.mejor_de : null}
          onChoose={(most) => type(withAllRounds(most))}
        />
        {rounds.map(({ clave, nombre, mejor_de }) => (
          <RoundRow
            key={clave}
            nombre={nombre}
            name={`ronda-${clave}`}
            chosen={mejor_de}
            onChoose={(most) => type(withRound(typed, clave, most))}
          />
        ))}
      </tbody>
    </table>
  )
}

import type { TorneoPartida, TorneoRonda } from '@trinchera/contract/torneo-llave'
import css from './Group.module.css'
import { BestOf } from './BestOf'
import { MatchCard, type MatchCardProps } from './MatchCard'

interface GroupProps extends Omit<MatchCardProps, 'partida' | 'ronda'> {
  grupo: TorneoRonda
  /** The matches of the group to render. On a stream's board (Board.tsx), not all matches of a group fit. */
  shown: readonly TorneoPartida[]
}

function Table({ grupo: { nombre, partidas, tabla, pasan }, own }: Pick<GroupProps, 'grupo' | 'own'>) {
  const clans = partidas.flatMap(({ a, b }) => [a, b])
  const nameOf = (id: number) => clans.find((clan) => clan?.id_clan === id)?.nombre ?? 'Retirado'
  return (
    <table className={css.table} aria-label={`Tabla, ${nombre}`}>
      <thead>
        <tr>
          <th scope="col">Clan</th>
          <th scope="col">
            <abbr title="Jugadas">J</abbr>
          </th>
          <th scope="col">
            <abbr title="Ganadas">G</abbr>
          </th>
          <th scope="col">
            <abbr title="Perdidas">P</abbr>
          </th>
          <th scope="col">Mapas</th>
        </tr>
      </thead>
      <tbody>
        {tabla?.map(({ id_clan, jugadas, ganadas, perdidas, mapas_a_favor, mapas_en_contra }, i) => (
          <tr
            key={id_clan}
            className={`${i < (pasan ?? 0) ? css.passing : ''} ${own.includes(id_clan) ? css.own : ''}`}
          >
            <th scope="row">
              <span>{`${i + 1}. `}</span>
              <span translate="no">{nameOf(id_clan)}</span>
            </th>
            <td translate="no">{jugadas}</td>
            <td translate="no">{ganadas}</td>
            <td translate="no">{perdidas}</td>
            <td>{`${mapas_a_favor}–${mapas_en_contra}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Group({ grupo, shown, ...card }: GroupProps) {
  const { nombre, tabla, pasan } = grupo
  return (
    <>
      <h2>
        <span translate="yes">{nombre}</span> <BestOf partidas={grupo.partidas} />
      </h2>
      {tabla && <Table grupo={grupo} own={card.own} />}
      {pasan && !card.board ? (
        <p className={css.note}>{pasan === 1 ? 'Pasa el primero.' : `Pasan los ${pasan} primeros.`}</p>
      ) : null}
      <ul className={`grid ${css.matches} ${tabla ? '' : css.sheet} ${shown.length > 16 ? css.long : ''}`}>
        {shown.map((partida) => (
          <li key={partida.id}>
            <MatchCard {...card} partida={partida} ronda={nombre} />
          </li>
        ))}
      </ul>
    </>
  )
}

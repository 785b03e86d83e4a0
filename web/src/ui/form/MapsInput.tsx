import { mostMatchMaps } from '@trinchera/rules/limits'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FieldError } from './FieldError'
import { groupByGame } from '../../lib/maps-by-game'
import { opcionesQuery } from '../../lib/site-queries'
import { Icon } from '../controls/Icon'
import css from './MapsInput.module.css'
import { rememberedPlay, type TypedMap } from './played-maps'
import { useTypeAhead } from './type-ahead'

interface MapsInputProps {
  /** Names of the winner and of the loser, above their columns of rounds. */
  winner: string
  loser: string
  maps: readonly TypedMap[]
  onMaps: (maps: TypedMap[]) => void
  error?: string
}

/** Inputs for the maps of a match and the rounds that each side won. Maps and scores of recent reports can be added with one tap. */
export function MapsInput({ winner, loser, maps, onMaps, error }: MapsInputProps) {
  const id = useId()
  const { data: opciones } = useQuery(opcionesQuery)
  const onKeyDown = useTypeAhead()
  const known = opciones?.mapas.lista.filter(({ codigo }) => codigo !== '') ?? []
  const byGame = groupByGame(known)
  const remembered = rememberedPlay()
  const suggested = remembered.codigos
    .filter((codigo) => !maps.some((map) => map.codigo === codigo))
    .flatMap((codigo) => known.find((map) => map.codigo === codigo) ?? [])
  const add = (codigo: string) => onMaps([...maps, { codigo, ganador: '', perdedor: '' }])
  const change = (index: number, patch: Partial<TypedMap>) =>
    onMaps(maps.map((map, at) => (at === index ? { ...map, ...patch } : map)))

  return (
    <fieldset className={`form-field grid ${css.maps}`} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={`label ${css.legend}`}>
        <span>Mapas y rondas</span> <span className="optional-note">opcional</span>
      </legend>
      {maps.map((map, index) => (
        <div key={index} className={`grid ${css.map}`}>
          <div className={`select ${css.name}`}>
            <select
              className="input"
              aria-label={`Mapa ${index + 1}`}
              aria-invalid={error && !map.codigo ? true : undefined}
              value={map.codigo}
              onKeyDown={onKeyDown}
              onChange={(event) => change(index, { codigo: event.target.value })}
            >
              <option value="">Elige el mapa</option>
              {byGame.map(({ juego, mapas }) => (
                <optgroup key={juego} label={juego}>
                  {mapas.map(({ codigo, nombre, modo }) => (
                    <option key={`${codigo} ${nombre}`} value={codigo}>
                      {modo ? `${nombre} (${modo})` : nombre}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <Icon name="down" size={16} />
          </div>
          {(['ganador', 'perdedor'] as const).map((side) => (
            <label key={side} className={`grid ${css.rounds}`}>
              <span className={`ellipsis ${css.clan}`}>{side === 'ganador' ? winner : loser}</span>
              <input
                className="input"
                inputMode="numeric"
                maxLength={2}
                aria-label={`Rondas de ${side === 'ganador' ? winner : loser} en el mapa ${index + 1}`}
                aria-invalid={error && map[side] === '' ? true : undefined}
                value={map[side]}
                onChange={(event) => change(index, { [side]: event.target.value.replaceAll(/\D/g, '') })}
              />
            </label>
          ))}
          <button
            type="button"
            className="icon-button"
            aria-label={`Quitar el mapa ${index + 1}`}
            onClick={() => onMaps(maps.filter((_, at) => at !== index))}
          >
            <Icon name="close" />
          </button>
          {map.ganador === '' && map.perdedor === '' && remembered.marcadores.length > 0 && (
            <div
              className={`row ${css.chips}`}
              role="group"
              aria-label={`Marcadores recientes para el mapa ${index + 1}`}
            >
              {remembered.marcadores.map(([ganador, perdedor]) => (
                <button
                  key={`${ganador}–${perdedor}`}
                  type="button"
                  className={css.chip}
                  onClick={() => change(index, { ganador, perdedor })}
                >
                  <span translate="no">{ganador}</span>–<span translate="no">{perdedor}</span>
                </button>
              ))}
            </div>
          )}
        </div>
      ))}
      {maps.length < mostMatchMaps && (
        <div className={`row ${css.chips}`}>
          {suggested.map(({ codigo, nombre }) => (
            <button key={codigo} type="button" className={css.chip} onClick={() => add(codigo)}>
              <Icon name="plus" size={14} /> <span translate="no">{nombre}</span>
            </button>
          ))}
          <button type="button" className={css.chip} onClick={() => add('')}>
            <Icon name="plus" size={14} />{' '}
            <span>{maps.length === 0 && suggested.length === 0 ? 'Agregar mapa' : 'Otro mapa'}</span>
          </button>
        </div>
      )}
      <FieldError icon id={`${id}-error`} text={error} />
    </fieldset>
  )
}

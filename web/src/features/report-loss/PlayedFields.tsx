import { mostEvidence } from '@trinchera/rules/limits'
import type { ComponentProps } from 'react'
import { Icon } from '../../ui/controls/Icon'
import { ChosenPictures } from '../../ui/form/ChosenPictures'
import { Input } from '../../ui/form/Field'
import { MapsInput } from '../../ui/form/MapsInput'
import { PictureDrop } from '../../ui/form/PictureDrop'
import css from './PlayedFields.module.css'

type Maps = Pick<ComponentProps<typeof MapsInput>, 'maps' | 'onMaps'>

interface PlayedFieldsProps extends Maps {
  open: boolean
  onOpen: (open: boolean) => void
  /** The clan that won; undefined if not chosen yet. */
  winner: { nombre: string } | undefined
  loser: { nombre: string } | undefined
  /** Props for the input of the time at which the match was played. */
  playedField: Omit<ComponentProps<typeof Input>, 'label'>
  pictures: readonly File[]
  onPictures: (pictures: readonly File[]) => void
  errors: { mapas?: string; jugada?: string; imagenes?: string }
}

/** Optional details of the match: maps, time, pictures. Collapsed at first, and opened if one of these fields has an error. */
export function PlayedFields({
  open,
  onOpen,
  winner,
  loser,
  maps,
  onMaps,
  playedField,
  pictures,
  onPictures,
  errors,
}: PlayedFieldsProps) {
  return (
    <details
      className={`mt-3 ${css.more}`}
      open={open || [errors.mapas, errors.jugada, errors.imagenes].some((error) => error !== undefined)}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
    >
      <summary className="line opener">
        <Icon name="down" size={16} /> <span>Mapas, hora y capturas</span>{' '}
        <span className="optional-note">opcional</span>
      </summary>
      {loser && winner ? (
        <MapsInput winner={winner.nombre} loser={loser.nombre} maps={maps} onMaps={onMaps} error={errors.mapas} />
      ) : (
        <p className="hint">Los mapas se dicen después de elegir el clan que ganó.</p>
      )}
      <Input {...playedField} label="Cuándo se jugó" optional type="datetime-local" help="Si no dices nada, recién." />
      <ChosenPictures files={pictures} onRemove={(index) => onPictures(pictures.filter((_, at) => at !== index))} />
      <PictureDrop
        label="Agregar capturas"
        error={errors.imagenes}
        help="Opcional. Elige, arrastra o pega: se suben al reportar, y solo las ven los dos clanes y los moderadores."
        left={mostEvidence - pictures.length}
        onFiles={(files) => {
          onPictures([...pictures, ...files])
          onOpen(true)
        }}
      />
    </details>
  )
}

import { useEffect, useMemo } from 'react'
import { Button } from '../controls/Button'
import css from './ChosenPictures.module.css'

interface ChosenPicturesProps {
  files: readonly File[]
  onRemove: (index: number) => void
}

export function ChosenPictures({ files, onRemove }: ChosenPicturesProps) {
  const addresses = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files])
  useEffect(() => () => addresses.forEach((address) => URL.revokeObjectURL(address)), [addresses])
  if (files.length === 0) return null
  return (
    <ul className={`grid ${css.pictures}`} aria-label="Imágenes elegidas">
      {addresses.map((address, index) => (
        <li key={address}>
          <img src={address} alt={`Imagen ${index + 1}`} />
          <Button size="small" aria-label={`Quitar la imagen ${index + 1}`} onClick={() => onRemove(index)}>
            Quitar
          </Button>
        </li>
      ))}
    </ul>
  )
}

import { fewestWinClaimPictures, mostWinClaimPictures, pictureBytes } from '@trinchera/rules/limits'

/** Validation error of the chosen pictures, as a sentence; null if they are valid. */
export function picturesError(files: readonly Pick<File, 'size'>[]): string | null {
  const big = files.findIndex(({ size }) => size > pictureBytes)
  if (big >= 0) return `La imagen ${big + 1} pesa más de ${pictureBytes / 1024 / 1024} MB: quítala`
  if (files.length < fewestWinClaimPictures) return `Faltan imágenes: son al menos ${fewestWinClaimPictures}`
  return files.length > mostWinClaimPictures ? `Son demasiadas: hasta ${mostWinClaimPictures}` : null
}

const typeAliases: Record<string, string> = {
  'image/vnd.microsoft.icon': 'image/x-icon',
  'image/x-ms-bmp': 'image/bmp',
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/heif': 'image/heic',
  'image/x-targa': 'image/x-tga',
  'image/tga': 'image/x-tga',
}
const typeByExtension: Record<string, string> = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heic',
  tga: 'image/x-tga',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
}
const taken = new Set(Object.values(typeByExtension))

/** Picture types for the file chooser. HEIC is left out, because an iPhone then converts its photos to JPEG. */
export const pictureChooser = 'image/png,image/jpeg,image/webp,image/gif,image/avif,.bmp,.ico,.tga'

/** Type of a picture file, from the browser or, if the browser does not know it, from the file name. '' if the file is not accepted. */
export function pictureType({ name, type }: Pick<File, 'name' | 'type'>): string {
  const known = type || (typeByExtension[name.toLowerCase().split('.').at(-1) ?? ''] ?? '')
  const plain = typeAliases[known] ?? known
  return taken.has(plain) ? plain : ''
}

/** True if a file is a picture, even of a type that is not accepted. For such a picture an error can be shown. */
export const isPicture = (file: Pick<File, 'name' | 'type'>): boolean =>
  file.type.startsWith('image/') || pictureType(file) !== ''

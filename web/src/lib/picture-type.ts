/** Other names browsers give to the same types. */
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

/** The types of pictures for the chooser. Without HEIC, since an iPhone then hands its photos over as JPEG. */
export const pictureChooser = 'image/png,image/jpeg,image/webp,image/gif,image/avif,.bmp,.ico,.tga'

/** The type of a file that may be a picture, by its extension where the browser knows none; '' for what is not taken. */
export function pictureType({ name, type }: Pick<File, 'name' | 'type'>): string {
  const known = type || (typeByExtension[name.toLowerCase().split('.').at(-1) ?? ''] ?? '')
  const plain = typeAliases[known] ?? known
  return taken.has(plain) ? plain : ''
}

/** Whether a file is meant as a picture, taken or not: then there is something to say of it. */
export const isPicture = (file: Pick<File, 'name' | 'type'>): boolean =>
  file.type.startsWith('image/') || pictureType(file) !== ''

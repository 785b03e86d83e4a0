import { fileURLToPath } from 'node:url'

/** This room's folder: the sources, and bundles in the `dist` of any room, are as deep below the top. */
const room = new URL('../../assistant/', import.meta.url)

/** What people may say and how it is read, as text files. */
export const corpusFolder = fileURLToPath(new URL('corpus/', room))
/** What was learnt from them by the build. */
export const learntFile = fileURLToPath(new URL('dist/learnt.bin', room))

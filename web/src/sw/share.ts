import { sharedPicturesField } from '@trinchera/contract/share-target'
import { paths } from '@trinchera/contract/site-paths'
import { mostEvidence } from '@trinchera/rules/limits'
import { set } from 'idb-keyval'
import { isPicture } from '../lib/picture-type'
import { sharedKey, type SharedPictures } from '../lib/worker-messages'

/** The pictures of a form that are kept: a match takes no more, and a page of any site can post here. */
export const picturesOf = (form: FormData): File[] =>
  form
    .getAll(sharedPicturesField)
    .filter((file) => file instanceof File)
    .filter(isPicture)
    .slice(0, mostEvidence)

/** Keeps the pictures that another app shares, and leads to the page that takes them (docs/behaviour/screens.md#Shared pictures). */
export async function takeShared(request: Request): Promise<Response> {
  // What cannot be read, or has no space, did not arrive, as the page says.
  const files = await request.formData().then(picturesOf, () => [])
  const shared: SharedPictures = { at: Date.now(), files }
  if (files.length > 0) await set(sharedKey, shared).catch(() => undefined)
  return Response.redirect(paths.compartir, 303)
}

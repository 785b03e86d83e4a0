import { sharedPicturesField } from '@trinchera/contract/share-target'
import { paths } from '@trinchera/contract/site-paths'
import { mostEvidence } from '@trinchera/rules/limits'
import { set } from 'idb-keyval'
import { isPicture } from '../lib/picture-type'
import { sharedKey, type SharedPictures } from '../lib/worker-messages'

/** The pictures in a shared form, no more than one match accepts. The limit is needed because any website can send a form to this URL. */
export const picturesOf = (form: FormData): File[] =>
  form
    .getAll(sharedPicturesField)
    .filter((file) => file instanceof File)
    .filter(isPicture)
    .slice(0, mostEvidence)

/** Stores pictures shared by another app and redirects to the page that handles them (docs/behaviour/screens.md#Shared pictures). */
export async function takeShared(request: Request): Promise<Response> {
  // If the pictures cannot be read or stored, none of them is stored, and the page says that they did not arrive.
  const files = await request.formData().then(picturesOf, () => [])
  const shared: SharedPictures = { at: Date.now(), files }
  if (files.length > 0) await set(sharedKey, shared).catch(() => undefined)
  return Response.redirect(paths.compartir, 303)
}

/** The field of the form that an installed app gets shared pictures in (docs/behaviour/screens.md#Shared pictures). The service worker imports it: no zod. */
export const sharedPicturesField = 'imagenes'

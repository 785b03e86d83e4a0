/**
 * The form field in which an installed app receives shared pictures (docs/behaviour/screens.md#Shared pictures). The service worker imports
 * this file: no zod.
 */
export const sharedPicturesField = 'imagenes'

/**
 * Name of the form field with the pictures that a user shares to the installed app (docs/behaviour/screens.md#Shared pictures). The service
 * worker imports this file, so it must not import zod.
 */
export const sharedPicturesField = 'imagenes'

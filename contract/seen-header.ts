/**
 * Header on a cached reply that the service worker returns without a connection: when the reply was stored, ms since the epoch. Browser
 * code imports this file, so it must not import zod.
 */
export const seenHeader = 'x-visto'
/** Header sent with `seenHeader` if the network did reply, but the reply was not from the site (for example from a Wi-Fi login page). */
export const foreignHeader = 'x-red-ajena'

/**
 * Header on a cached reply that the service worker returns while there is no connection: when the reply was fetched, ms since the epoch.
 * The browser imports this file: no zod.
 */
export const seenHeader = 'x-visto'
/** Header sent together with `seenHeader`: the network returned a reply that did not come from the site. */
export const foreignHeader = 'x-red-ajena'

/** Module with the addresses of all API routes, generated at build time by `web/route-table.ts`. */
declare module 'virtual:routes' {
  export const addresses: {
    [K in import('@trinchera/contract/routes').RouteName]: import('@trinchera/contract/client').RouteAddress
  }
}

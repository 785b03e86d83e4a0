/** Written at build time by `route-table.ts` from the contract. */
declare module 'virtual:routes' {
  export const addresses: {
    [K in import('@trinchera/contract/routes').RouteName]: import('@trinchera/contract/client').RouteAddress
  }
}

import { boolean as newBoolean, int as newInt, string as newString } from 'zod'

// Re-exports Zod, but plain strings, integers and booleans share one schema each. Schemas are immutable. Creating one takes 3 KB and 15 µs,
// and the contract would create eight hundred of these at each start.

export * from 'zod'

const plainString = newString()
const plainInt = newInt()
const plainBoolean = newBoolean()

export const string = (params?: Parameters<typeof newString>[0]) =>
  params === undefined ? plainString : newString(params)
export const int = (params?: Parameters<typeof newInt>[0]) => (params === undefined ? plainInt : newInt(params))
export const boolean = (params?: Parameters<typeof newBoolean>[0]) =>
  params === undefined ? plainBoolean : newBoolean(params)

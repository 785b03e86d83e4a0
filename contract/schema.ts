import { boolean as newBoolean, int as newInt, string as newString } from 'zod'

// Re-exports Zod, but all plain strings share one schema, and so do integers and booleans. This is possible because schemas are immutable,
// and useful because each takes 3 KB and 15 µs, and the contract would create eight hundred of them at each start.

export * from 'zod'

const plainString = newString()
const plainInt = newInt()
const plainBoolean = newBoolean()

export const string = (params?: Parameters<typeof newString>[0]) =>
  params === undefined ? plainString : newString(params)
export const int = (params?: Parameters<typeof newInt>[0]) => (params === undefined ? plainInt : newInt(params))
export const boolean = (params?: Parameters<typeof newBoolean>[0]) =>
  params === undefined ? plainBoolean : newBoolean(params)

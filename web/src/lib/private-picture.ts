import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentSession } from './session'

const pictureQuery = (address: string) =>
  queryOptions({
    queryKey: ['imagen-privada', address],
    queryFn: async ({ signal }) => {
      const token = currentSession()?.token
      const reply = await fetch(address, { signal, headers: token ? { authorization: `Bearer ${token}` } : {} })
      // A captive portal or filter that replies instead of the site sends an HTML page.
      if (!reply.ok || !reply.headers.get('content-type')?.startsWith('image/'))
        throw new Error(`the picture was refused: ${reply.status}`)
      return reply.blob()
    },
    staleTime: Infinity,
  })

/** Loads a picture that only some people may see, and keeps it only in memory. `address`: its object URL, undefined until it is loaded. */
export function usePrivatePicture(address: string): { address: string | undefined; failed: boolean } {
  const { data, isError } = useQuery(pictureQuery(address))
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    if (!data) return undefined
    const url = URL.createObjectURL(data)
    setShown(url)
    return () => URL.revokeObjectURL(url)
  }, [data])
  return { address: shown, failed: isError }
}

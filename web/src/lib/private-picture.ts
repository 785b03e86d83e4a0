import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentSession } from './session'

const pictureQuery = (address: string) =>
  queryOptions({
    queryKey: ['imagen-privada', address],
    queryFn: async ({ signal }) => {
      const token = currentSession()?.token
      const reply = await fetch(address, { signal, headers: token ? { authorization: `Bearer ${token}` } : {} })
      // A network that answers in the site's place sends a page.
      if (!reply.ok || !reply.headers.get('content-type')?.startsWith('image/'))
        throw new Error(`the picture was refused: ${reply.status}`)
      return reply.blob()
    },
    staleTime: Infinity,
  })

/** An address for an `img` of a picture that only some may see; undefined until it has come. It is held in memory alone, never by the browser's cache. */
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

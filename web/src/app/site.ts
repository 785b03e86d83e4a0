import { socialNetworks } from '@trinchera/rules/social-networks'
import { create } from 'zustand'

/** The site's name (SITE_NAME), which the server writes into the page. */
export const siteName =
  (typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]'))
    ?.content || 'Trinchera'

export interface Social {
  name: string
  url: string
}

type Links = Record<(typeof socialNetworks)[number][0], string>

const toSocials = (links: Links): Social[] =>
  socialNetworks.map(([key, name]) => ({ name, url: links[key] })).filter(({ url }) => url !== '')

/** URLs of the community's pages in social networks, for the footer. The URLs that staff has configured load after the first paint. */
const socialStore = create<{ socials: Social[] }>(() => ({ socials: [] }))
export const useSocials = () => socialStore((state) => state.socials)
export const setSocials = (links: Links) => socialStore.setState({ socials: toSocials(links) })

import { socialNetworks } from '@trinchera/rules/social-networks'
import { create } from 'zustand'

export const siteName = 'Trinchera'

export interface Social {
  name: string
  url: string
}

type Links = Record<(typeof socialNetworks)[number][0], string>

const toSocials = (links: Links): Social[] =>
  socialNetworks.map(([key, name]) => ({ name, url: links[key] })).filter(({ url }) => url !== '')

// URLs of the community's pages in social networks, for the footer. The URLs that staff has configured load after the first paint; until
// then each leads to the network's home page.
const socialStore = create<{ socials: Social[] }>(() => ({
  socials: toSocials({
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
    tiktok: 'https://www.tiktok.com/',
    whatsapp: 'https://www.whatsapp.com/',
  }),
}))
export const useSocials = () => socialStore((state) => state.socials)
export const setSocials = (links: Links) => socialStore.setState({ socials: toSocials(links) })

import { create } from 'zustand'

export const siteName = 'Trinchera'

export interface Social {
  name: string
  url: string
}

/** The social networks, in the order of docs/behaviour.md#Social links. */
const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['whatsapp', 'WhatsApp'],
] as const
type Links = Record<(typeof networks)[number][0], string>

const toSocials = (links: Links): Social[] =>
  networks.map(([key, name]) => ({ name, url: links[key] })).filter(({ url }) => url !== '')

// The links that staff configured load after the first paint; until then the footer links the networks' home pages.
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

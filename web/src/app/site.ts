import { create } from 'zustand'

export const siteName = 'Trinchera'

export interface Social {
  name: string
  url: string
}

/** The nets of the community, in the order of docs/behaviour.md#Social links. */
const nets = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['whatsapp', 'WhatsApp'],
] as const
type Links = Record<(typeof nets)[number][0], string>

const named = (links: Links): Social[] =>
  nets.map(([key, name]) => ({ name, url: links[key] })).filter(({ url }) => url !== '')

// What staff last wrote comes after the first paint; until then the foot names the nets themselves.
const socialStore = create<{ socials: Social[] }>(() => ({
  socials: named({
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    youtube: 'https://www.youtube.com/',
    tiktok: 'https://www.tiktok.com/',
    whatsapp: 'https://www.whatsapp.com/',
  }),
}))
export const useSocials = () => socialStore((state) => state.socials)
export const setSocials = (links: Links) => socialStore.setState({ socials: named(links) })

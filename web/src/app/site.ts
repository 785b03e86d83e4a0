export const siteName = 'Trinchera'

export const socials = [
  { name: 'Facebook', url: 'https://www.facebook.com/' },
  { name: 'Instagram', url: 'https://www.instagram.com/' },
  { name: 'YouTube', url: 'https://www.youtube.com/' },
  { name: 'TikTok', url: 'https://www.tiktok.com/' },
  { name: 'WhatsApp', url: 'https://www.whatsapp.com/' },
]

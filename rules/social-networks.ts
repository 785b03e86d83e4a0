/** The social networks of the site's links, in their order (docs/behaviour/screens.md#Social links). */
export const socialNetworks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['whatsapp', 'WhatsApp'],
] as const

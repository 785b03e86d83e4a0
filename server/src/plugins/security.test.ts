import { afterEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app'

let site: TestApp | undefined
afterEach(() => site?.stop())

async function headersWith(env: Record<string, string>) {
  site = await startTestApp({ env })
  const { headers } = await site.call('GET', '/juegos')
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => [directive.split(' ')[0], directive]),
  )
  return { headers, policy }
}

it('without the login provider the policy allows no other site but video players and stream thumbnails', async () => {
  const { headers, policy } = await headersWith({})
  const others = [...policy].filter(([directive]) => directive !== 'frame-src' && directive !== 'img-src')
  expect(others.map(([, directive]) => directive).join(' ')).not.toMatch(/https:|unsafe-eval/)
  expect(policy.get('frame-src')).toBe(
    "frame-src 'self' https://www.youtube.com https://www.youtube-nocookie.com https://player.twitch.tv https://clips.twitch.tv",
  )
  expect(policy.get('img-src')).toBe("img-src 'self' data: blob: https://static-cdn.jtvnw.net")
  expect(policy.get('script-src')).toBe("script-src 'self'")
  expect([headers.get('cross-origin-opener-policy'), headers.get('referrer-policy')]).toEqual([
    'same-origin',
    'same-origin',
  ])
})

it('with the login provider the policy allows its button, and scripts from nowhere else', async () => {
  const { headers, policy } = await headersWith({ GOOGLE_CLIENT_ID: 'trinchera.apps.example' })
  expect(policy.get('script-src')).toBe("script-src 'self' https://accounts.google.com/gsi/client")
  for (const directive of ['frame-src', 'connect-src', 'style-src', 'img-src'])
    expect(policy.get(directive)).toContain('https://accounts.google.com')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
})

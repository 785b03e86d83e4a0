import { startIdentityProvider } from '@trinchera/testing/identity-provider'
import { expect, it, onTestFinished } from 'vitest'
import { memberOf, playedEtapa, staffedSite } from '../../../testing/played-etapa'

it('gets no clan, neither handed over nor by succession', async () => {
  const { site, admin } = await staffedSite({})
  onTestFinished(() => site.stop())
  const etapa = await playedEtapa(site, admin)
  const clan = etapa.clan('A')
  const [blocked, other] = [await memberOf(site, etapa, 'A', 'Co-Lider'), await memberOf(site, etapa, 'A', 'Miembro')]
  await admin.api.blockAccount({ params: { player_id: blocked.id }, body: { motivo: 'Lo pidió' } })
  await expect(clan.leader.api.handOverClan({ body: { clanId: clan.id, playerId: blocked.id } })).rejects.toMatchObject(
    { code: 400 },
  )
  await clan.leader.api.closeAccount({ body: { password: 'Trinchera-1944' } })
  const { data } = await site.visitor.getClan({ params: { id: clan.id } })
  expect(data.players.filter((one) => one.rango === 'Lider').map(({ id }) => id)).toEqual([other.id])
})

it('no longer leads once staff hand its clan over', async () => {
  const { site, admin } = await staffedSite({})
  onTestFinished(() => site.stop())
  const etapa = await playedEtapa(site, admin)
  const { id, leader } = etapa.clan('A')
  const other = await memberOf(site, etapa, 'A', 'Miembro')
  const reason = { motivo: 'Lo pidió' }
  await admin.api.blockAccount({ params: { player_id: leader.id }, body: reason })
  await admin.api.handOverClan({ body: { clanId: id, playerId: other.id } })
  await admin.api.unblockAccount({ params: { player_id: leader.id }, body: reason })
  const { data } = await site.visitor.getClan({ params: { id } })
  expect(data.players.filter(({ rango }) => rango === 'Lider').map((one) => one.id)).toEqual([other.id])
})

it('is deleted without its name coming back', async () => {
  const { site, admin } = await staffedSite({})
  onTestFinished(() => site.stop())
  const player = await site.player('Borrada Después')
  const { data: anuncio } = await admin.api.createAnuncio({
    body: { titulo: 'Uno', descripcion: 'Dos', contenido: '<p>Tres</p>' },
  })
  await player.api.createComment({ body: { contenido: 'Hola', idAnuncio: anuncio.id } })
  await admin.api.blockAccount({ params: { player_id: player.id }, body: { motivo: 'Lo pidió' } })
  await admin.api.deleteAdminPlayer({ params: { id: player.id } })
  const { data } = await site.visitor.listComments({ params: { id: anuncio.id }, query: {} })
  expect(data.map(({ creador }) => creador)).toEqual(['Cuenta bloqueada'])
  expect((await admin.api.listBlocked()).data).toEqual([])
})

it('is refused where Google knows it', async () => {
  const provider = await startIdentityProvider()
  const { site, admin } = await staffedSite({ env: provider.env })
  onTestFinished(() => Promise.all([site.stop(), provider.stop()]).then(() => undefined))
  const enter = async () => {
    const token = await provider.credential({ email: 'bloqueada@correo.cl', name: 'Loica Blanca' })
    return site.call('POST', '/login/google', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
  }
  await enter()
  const [player] = (await site.visitor.listPlayers({ query: { busqueda: 'Loica' } })).data
  await admin.api.blockAccount({ params: { player_id: player?.id ?? 0 }, body: { motivo: 'Lo pidió' } })
  expect((await enter()).status).toBe(401)
})

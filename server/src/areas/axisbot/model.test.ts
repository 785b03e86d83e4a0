import { expect, it } from 'vitest'
import { startLanguageModel } from '@trinchera/testing/language-model'
import { startTestApp } from '../../../testing/app'

it('words the answers of the site where a language model is configured', async () => {
  const model = await startLanguageModel()
  const app = await startTestApp({ env: model.env })
  model.plays((_, step) =>
    step === 0
      ? { uses: [{ name: 'consultar', with: { tema: 'reportar', pregunta: '¿cómo reporto?' } }] }
      : { says: 'Reporta el que pierde, en **[Reportar Derrota](/ladder/reportes)**.' },
  )
  const { response } = await app.visitor.chat({ body: { message: 'perdimos, qué hago' } })
  expect(response).toBe('Reporta el que pierde, en **[Reportar Derrota](/ladder/reportes)**.')
  await app.stop()
  await model.stop()
})

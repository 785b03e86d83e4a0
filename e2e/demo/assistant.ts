import type { Page } from 'playwright-core'
import { eventually } from '../screen'

// Steps with the site's assistant, as a person uses it.

export const button = (page: Page) => page.getByRole('button', { name: 'Abrir el asistente' })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Radio' })
export const field = (page: Page) => panel(page).getByLabel('Tu mensaje')
export const questions = (page: Page) => panel(page).locator('[data-part="question"]')
export const answers = (page: Page) => panel(page).locator('[data-part="answer"]')

export async function open(page: Page) {
  await button(page).click()
  await panel(page).and(page.locator(':focus-within')).waitFor()
}

/** Sends a question and returns the text of the assistant's reply, without words that only screen readers read. */
export async function ask(page: Page, question: string) {
  const before = await answers(page).count()
  await field(page).fill(question)
  await field(page).press('Enter')
  await eventually(() => answers(page).count(), before + 1)
  return (await answers(page).last().innerText()).replace(/^Radio:\s*/, '').replace(/\n+/g, '\n')
}

/** An assistant's reply from the API as the screen shows it: links and bold as plain text, each bullet as a row. */
export const shown = (response: string) =>
  response
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll('\u200B', '')
    .replace(/^• /gm, '')
    .replace(/\n+/g, '\n')

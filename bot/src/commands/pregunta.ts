import { longestQuestion } from '@trinchera/rules/limits'
import { askAssistant, showDeferred } from '../ask-assistant'
import { slash, textOption, type Command } from '../command'

export const pregunta: Command = {
  data: slash('pregunta', 'Pregúntame lo que quieras saber de la comunidad', [
    textOption('texto', 'Como se lo dirías a alguien', { required: true, max_length: longestQuestion }),
  ]),
  run: (context, interaction) =>
    askAssistant(
      context,
      {
        question: interaction.options.getString('texto', true),
        channel: interaction.channelId,
        person: interaction.user.id,
      },
      showDeferred(interaction),
    ),
}

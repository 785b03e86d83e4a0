const numberWord = '(?:\\d+|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta)'
const hour = /\d{1,2}:\d{2}|\d{1,2} ?(?:h|hrs|horas)\b/
/** A detail that is asked for, and what a sentence that tells it must hold; `.`: anything. */
const details: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:^| )(?:a que hora|que hora|que horas|horario|hora)(?= )/, hour],
  [
    /(?:^| )(?:cuando|que dia|que fecha|que dias)(?= )/,
    new RegExp(
      `${hour.source}|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|mañana|\\d de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)`,
      'i',
    ),
  ],
  [/(?:^| )quien(?:es)? (?:se )?(?:anot\w+|inscrib\w+|participa\w*)(?= )/, /anot|inscri|particip/i],
  [/(?:^| )cuant[oa]s (?:ya )?(?:se |van |hay |estan |han )*(?:anot\w+|inscri\w+)(?= )/, /anot|inscri|particip/i],
  [/(?:^| )cuant[oa]s?(?= )/, new RegExp(`(?<![^ ¡¿(«])${numberWord}(?![^ .,;:)%])`, 'i')],
  [
    /^(?:y )?(?:(?:en|con|por|de) )?(?:que|cual|cuales) (?!pasa|onda|hago|hace|tal)|(?:^| )con (?:que|cuales)(?= )/,
    /./,
  ],
  // yes or no, or where: 'el torneo cuenta para el ladder?'
  [/^(?:y )?(?:donde|el|la|los|las|se|hay|es|vale|puedo|puede|sirve|cuenta|esta)(?= )/, /./],
]
/** What a text must hold that tells the hour, the day or the number that a question asks for; null where it asks for none. */
export const detailAsked = (text: string): RegExp | null =>
  details.find(([saying, telling]) => telling.source !== '.' && saying.test(`${text} `))?.[1] ?? null
export const asksFor =
  /^(?:hora|horas|horario|dia|dias|fecha|cuando|hasta|cuant[oa]s?|necesit\w*|hay|hace\w*|falta\w*|tiene\w*|tener|debe\w*|puede\w*|puedo|recomien\w+|recomend\w+|piden|pide|dura|seria|sera|usar?|usan|uso|poner|pongo|ponen|conviene|tengo|juega|jugar|juegan|permitid\w+|segun|tener)$/

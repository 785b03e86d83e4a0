import type { GameServer } from '@trinchera/contract/servidores'
import { paths } from '@trinchera/contract/site-paths'
import type { Say } from '../torneos/say'
import { bold, copied, link } from '../wording'

// What the answers about game servers share.

export const page = (say: Say) => link(say('Servidores', 'Servers'), paths.servidores)
export const saysServers = /\b(?:servidor(?:es)?|servers?|svs?)\b/
export const address = ({ host, puerto }: GameServer) => bold(copied(`${host}:${puerto}`))
/** So many are named one by one. */
export const mostShown = 20
export const asksAddress = /\b(?:ips?|direccion(?:es)?|puertos?|address|port)\b/

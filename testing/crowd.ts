import WebSocketClient from 'ws'

/** Opens a live (socket.io) connection. Resolves once it is connected. */
const open = (port: number, hear: (packet: string) => void) =>
  new Promise<void>((resolve, reject) => {
    const address = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`
    const socket = new WebSocketClient(address, { perMessageDeflate: false })
    socket.on('error', reject)
    socket.on('close', () => {
      throw new Error('a live connection was closed')
    })
    socket.on('message', (packet: Buffer) => {
      const text = packet.toString('latin1')
      if (text.startsWith('0')) socket.send('40')
      else if (text.startsWith('40')) resolve()
      else if (text === '2') socket.send('3')
      else hear(text)
    })
  })

/**
 * Opens many live connections over plain WebSockets, because a process can hold more of these than of socket.io clients. `hear` receives
 * each event's packet. Resolves once all are connected. If a connection is closed, ends this process.
 */
export async function openCrowd(port: number, count: number, hear: (packet: string) => void): Promise<void> {
  for (let at = 0; at < count; at += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - at) }, () => open(port, hear)))
}

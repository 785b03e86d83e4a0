// The floor of a start: `node` with a server that listens.
import { createServer } from 'node:http'

const server = createServer((_request, reply) => reply.end())
server.listen(0, '127.0.0.1', () => console.log('listening'))

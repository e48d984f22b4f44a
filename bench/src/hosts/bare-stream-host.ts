import { WebSocketServer } from 'ws'

// The least that a stream can be: takes every socket and every message and does nothing. What an
// attack on it costs a bettor of another server, the attacker itself costs.

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.env.PORT) })
server.on('connection', (socket) => {
  socket.on('message', () => {})
  socket.on('error', () => {})
})
server.on('listening', () => {
  process.stdout.write(`Caderneta http://127.0.0.1:${process.env.PORT}\n`)
})
process.on('SIGTERM', () => process.exit(0))

import type { OpenSocket } from './feed-connection.ts'

/** A WebSocket to our own server, over TLS when the page was loaded over TLS. */
export const openBrowserSocket: OpenSocket = (events) => {
  const address = new URL('/api/stream', window.location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  socket.onopen = events.onOpen
  socket.onclose = events.onClose
  socket.onmessage = (event) => events.onText(String(event.data))
  return { send: (text) => socket.send(text), close: () => socket.close() }
}

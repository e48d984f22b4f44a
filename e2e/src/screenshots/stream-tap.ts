import type { Page } from '@playwright/test'

/** The live stream of a page, which can be held so that the page believes it to be silent. */
export interface StreamTap {
  readonly hold: () => void
  readonly release: () => void
}

export async function tapStream(page: Page): Promise<StreamTap> {
  let isHeld = false
  await page.routeWebSocket('**/api/stream', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!isHeld) socket.send(message)
    })
  })
  return {
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
    },
  }
}

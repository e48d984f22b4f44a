import { expect } from '@playwright/test'

/** The server keeps a page for a second, that of the story before this one too. */
export async function untilServed(url: string, words: string): Promise<void> {
  const served = async () => {
    const reply = await fetch(url, { headers: { 'accept-language': 'pt-BR' } })
    return reply.text()
  }
  await expect.poll(served).toContain(words)
}

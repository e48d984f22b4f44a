import { ServerClock } from '../root/server-clock.ts'
import { openPage } from './test-page.ts'

/** The page as the server sent it, which has taken no response from it yet. */
export function openPreloaded(preloaded: unknown, language = 'ptBR'): void {
  const text =
    typeof preloaded === 'string'
      ? preloaded
      : JSON.stringify({ now: new ServerClock().now(), ...Object(preloaded) })
  const tag = document.createElement('script')
  tag.type = 'application/json'
  tag.id = 'given'
  tag.textContent = text
  document.body.append(tag)
  localStorage.setItem('caderneta.prefs', JSON.stringify({ language }))
  openPage()
}

import { openRoot } from '../root/root.ts'

/** The page as the server sent it, in a root that has taken no response from it yet. */
export function openPage(preloaded: unknown, language = 'ptBR'): void {
  const text = typeof preloaded === 'string' ? preloaded : JSON.stringify(preloaded)
  const tag = document.createElement('script')
  tag.type = 'application/json'
  tag.id = 'given'
  tag.textContent = text
  document.body.append(tag)
  localStorage.setItem('caderneta.prefs', JSON.stringify({ language }))
  openRoot()
}

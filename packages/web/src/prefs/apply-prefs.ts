import type { Page } from '../root/page.ts'
import { onPrefs, type Prefs, readPrefs } from './prefs-store.ts'

const HTML_LANG = { ptBR: 'pt-BR', en: 'en' } as const
/** Identical but for their texts; the same `id` makes them one app. */
const MANIFESTS = { ptBR: '/site.webmanifest', en: '/site.en.webmanifest' } as const

function isDark(prefs: Prefs): boolean {
  if (prefs.theme !== 'system') return prefs.theme === 'dark'
  return window.matchMedia('(prefers-color-scheme: dark)').matches
}

function apply(prefs: Prefs): void {
  document.documentElement.lang = HTML_LANG[prefs.language]
  nameManifest(MANIFESTS[prefs.language])
  document.documentElement.dataset.theme = isDark(prefs) ? 'dark' : 'light'
  document.documentElement.dataset.rows = prefs.rows
}

/** Only when it differs: setting the link loads the file. */
function nameManifest(path: string): void {
  const link = document.querySelector('link[rel=manifest]')
  if (link && link.getAttribute('href') !== path) link.setAttribute('href', path)
}

/** Applies the chosen language, theme and rows, also when the device theme changes meanwhile. */
export function applyPrefs(page: Pick<Page, 'prefs'>): () => void {
  const device = window.matchMedia('(prefers-color-scheme: dark)')
  const applyNow = () => apply(readPrefs(page))
  applyNow()
  device.addEventListener('change', applyNow)
  const unsubscribe = onPrefs(page, applyNow)
  return () => {
    device.removeEventListener('change', applyNow)
    unsubscribe()
  }
}

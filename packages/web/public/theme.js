// Runs before the first paint, so that a dark page never flashes light. The choice is the one that
// src/prefs/prefs-store.ts keeps; without one the device decides.
;(() => {
  let chosen
  try {
    chosen = JSON.parse(localStorage.getItem('caderneta.prefs') || '{}').theme
  } catch {
    chosen = undefined
  }
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()

// Runs before the first paint, so that a dark page never flashes light. The choice is the one that
// src/prefs/prefs-store.ts keeps; without one the device decides. Only the home page begins with
// the picture that stands in index.html.
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
  document.documentElement.dataset.first = location.pathname === '/' ? 'home' : 'other'
})()

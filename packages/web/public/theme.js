// Before the first paint: the theme stored by src/prefs/prefs-store.ts, and whether home opens.
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

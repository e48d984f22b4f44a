// Before the first paint: the theme and rows stored by src/prefs/prefs-store.ts, whether home opens, whether
// a player visits, and whether what the server has painted is what this browser will show.
;(() => {
  let prefs = {}
  let isPlayer = false
  try {
    isPlayer = localStorage.getItem('caderneta.logged') === 'true'
    prefs = JSON.parse(localStorage.getItem('caderneta.prefs') || '{}') || {}
  } catch {
    prefs = {}
  }
  const { theme: chosen, rows, language, oddsFormat, timezone } = prefs
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  document.documentElement.dataset.rows = rows === 'comfortable' ? 'comfortable' : 'compact'
  document.documentElement.dataset.first = location.pathname === '/' ? 'home' : 'other'
  document.documentElement.dataset.visit = isPlayer ? 'player' : 'visitor'
  const isLikePainted =
    (language || 'ptBR').slice(0, 2) === document.documentElement.lang.slice(0, 2) &&
    (oddsFormat || 'Decimais') === 'Decimais' &&
    (timezone || 'America/Sao_Paulo') === 'America/Sao_Paulo' &&
    !/[?&](day|within|tab)=/.test(location.search) &&
    (location.pathname !== '/mybets' || isPlayer)
  document.documentElement.dataset.painted = isLikePainted ? 'alike' : 'unlike'
})()

// On a player's page: its first calls, sent while the script of the page is on its way. What they
// return is read by src/api/sent-ahead.ts; the server does not know who will open the page.
;(() => {
  if (location.pathname !== '/mybets') return
  let token
  let prefs = {}
  try {
    token = localStorage.getItem('caderneta.logged') === 'true' && localStorage['caderneta.token']
    prefs = JSON.parse(localStorage.getItem('caderneta.prefs') || '{}') || {}
  } catch {
    prefs = {}
  }
  if (!token) return
  const language = prefs.language === 'en' ? 'en' : 'pt-BR'
  const headers = { 'accept-language': language, authorization: `Bearer ${token}` }
  const send = (path, fields) => {
    const body = new FormData()
    for (const name in fields) body.append(name, fields[name])
    const signal = AbortSignal.timeout(15_000)
    const reply = fetch(`/api/${path}`, { method: 'POST', headers, body, signal })
    // Reported by the call that takes it, if one does.
    reply.catch(() => {})
    return reply
  }
  const tab = new URLSearchParams(location.search).get('tab') || 'all'
  window.sentAhead = {
    token,
    language,
    replies: {
      base_auth: send('base_auth', {}),
      [`wagers_user/getAll?tab=${encodeURIComponent(tab)}`]: send('wagers_user/getAll', { tab }),
    },
  }
})()

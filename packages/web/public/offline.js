// The page shown without a network, in the language stored by src/prefs/prefs-store.ts. It is
// served under the requested address, so reloading goes there.
;(() => {
  const LOOK_EVERY_MS = 5000

  function chosenLanguage() {
    try {
      return JSON.parse(localStorage.getItem('caderneta.prefs') || '{}').language
    } catch {
      return undefined
    }
  }

  const reload = () => location.reload()
  document.documentElement.lang = chosenLanguage() === 'en' ? 'en' : 'pt-BR'
  for (const button of document.querySelectorAll('[data-retry]')) {
    button.addEventListener('click', reload)
  }
  addEventListener('online', reload)
  // The device may have a network while the site was unreachable.
  setInterval(async () => {
    const answer = await fetch('/api/ready', { cache: 'no-store' }).catch(() => null)
    if (answer?.ok) reload()
  }, LOOK_EVERY_MS)
})()

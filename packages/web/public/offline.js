// The page for when there is no network: in the language that src/prefs/prefs-store.ts keeps. It
// stands under the address that was wanted, so loading it anew goes there.
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
  // The device may have a network while the site was out of reach.
  setInterval(async () => {
    const answer = await fetch('/api/ready', { cache: 'no-store' }).catch(() => null)
    if (answer?.ok) reload()
  }, LOOK_EVERY_MS)
})()

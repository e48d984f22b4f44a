import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { fetchFirstPage, isPaintedForPlayer } from './app/app-routes.tsx'
import { createPage } from './app/create-page.ts'
import { start } from './app/start.ts'
import { readPrefs } from './prefs/prefs-store.ts'
import { PageContext } from './root/page.ts'
import { textsOnTheWay } from './texts/first-texts.ts'
import './styles/main.css'

const page = createPage()

function show(): void {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <PageContext value={page}>
        <App />
      </PageContext>
    </StrictMode>,
  )
}

const { pathname } = window.location
const checked = start(page)
// The server's markup stays until the page itself can replace it: no skeleton between them.
const awaited = [
  textsOnTheWay(readPrefs(page).language),
  fetchFirstPage(pathname),
  isPaintedForPlayer(pathname) ? checked : null,
].filter((one) => one !== null)
if (awaited.length === 0) show()
else void Promise.allSettled(awaited).then(show)

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { start } from './app/start.ts'
import { readPrefs } from './prefs/prefs-store.ts'
import { textsOnTheWay } from './texts/first-texts.ts'
import './styles/main.css'

function show(): void {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

start()
const texts = textsOnTheWay(readPrefs().language)
if (texts === null) show()
else void texts.then(show, show)

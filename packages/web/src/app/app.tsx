import { AppRoutes } from './app-routes.tsx'
import { Shell } from './shell.tsx'

export function App() {
  return (
    <Shell>
      <AppRoutes />
    </Shell>
  )
}

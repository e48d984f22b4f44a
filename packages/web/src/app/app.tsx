import { LeavingQuestion } from '../features/leaving/leaving.ts'
import { PopupHost } from '../features/popup/popup.ts'
import { WalkthroughHost } from '../features/walkthrough/walkthrough.ts'
import { AppRoutes } from './app-routes.tsx'
import { Shell } from './shell.tsx'

export function App() {
  return (
    <>
      <Shell>
        <AppRoutes />
      </Shell>
      <LeavingQuestion />
      <PopupHost />
      <WalkthroughHost />
    </>
  )
}

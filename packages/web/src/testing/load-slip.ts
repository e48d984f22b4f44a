import { loadSlipStorage } from '../features/slip/state/slip-store.ts'
import { page } from './test-page.ts'

// For tests that start a session and continue at once: the slip code it loads is preloaded.
await loadSlipStorage(page)

import { loadSlipStorage } from '../features/slip/slip.ts'

// For tests that start a session and go on at once: what it loads of the slip is there already.
await loadSlipStorage()

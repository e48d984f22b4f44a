import { vi } from 'vitest'

// The worker keeps libraries between the files of a project that is not isolated, which is what
// saves the time. Our own modules hold stores: every file has them anew.
vi.resetModules()

import { openRoot } from '../root/root.ts'

// Runs before each file of tests: what they use is kept in a root of their own.
openRoot()

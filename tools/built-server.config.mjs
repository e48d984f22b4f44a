import { buildServer } from './server-build.mjs'

/** Before all tests of a run: those that start a server or a command run the build. */
export default async function setup() {
  await buildServer()
}

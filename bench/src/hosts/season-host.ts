import { chooseFeed } from '@caderneta/server/choose-feed'
import { simulationProvider } from '@caderneta/simulation/simulation-provider'
import { runApp } from '@caderneta/testing/hosts/run-app'

// The server over the simulated season at the moment STARTS_AT, from which its clock goes on: the
// same matches whenever it is started. The embedded database, which runs in this process, has to
// have the same time, or live bets would be paused: so the clock of the process is moved.

const machineNow = Date.now
const shift = Date.parse(process.env.STARTS_AT ?? '') - machineNow()
Date.now = () => machineNow() + shift

await runApp(({ feed }) =>
  chooseFeed(feed, {
    simulation: simulationProvider,
    oddsApi: () => {
      throw new Error('the season has no real matches')
    },
  }),
)

import ts from 'typescript'
import { breach, calledName, lineOf, nodesOf } from './syntax.mjs'

const STORY = /^e2e\/tests\/.*\.spec\.ts$/

/** The teams of `announceMatch(server, { teams: [home, away] })`; null on a server of its own. */
function teamsOf(call) {
  const [server, plan] = call.arguments
  if (server?.getText() !== 'server' || !plan || !ts.isObjectLiteralExpression(plan)) return null
  const teams = plan.properties.find((property) => property.name?.getText() === 'teams')
  return teams?.initializer.getText() ?? null
}

const isAnnouncement = (node) =>
  ts.isCallExpression(node) && calledName(node) === 'announceMatch' && teamsOf(node) !== null

/** Stories of a worker share a server: of a pair that two announce, a search finds both. */
function sharedMatches(files) {
  const announcements = files
    .filter(({ path }) => STORY.test(path))
    .flatMap((file) =>
      nodesOf(file, isAnnouncement).map((call) => ({ file, call, teams: teamsOf(call) })),
    )
  const timesOf = (teams) => announcements.filter((other) => other.teams === teams).length
  return announcements
    .filter(({ teams }) => timesOf(teams) > 1)
    .map(({ file, call, teams }) =>
      breach(file, lineOf(file, call), `${teams} are announced at another place too`),
    )
}

export const storyRules = [{ name: 'stories keep their matches', check: sharedMatches }]

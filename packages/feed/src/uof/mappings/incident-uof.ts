import type { IncidentMarketKey } from '@caderneta/domain/markets/football/incidents/incident-selections'
import { ofSides, single, type UofMarket } from '../uof-market.ts'
import { FIRST_BY, HANDICAP, ODD_EVEN, OVER_UNDER, THREE_WAY, YES_NO } from '../uof-outcomes.ts'
import { UNMAPPED_PLAYERS } from './unmapped-uof.ts'

/** Markets about corners, cards and shots; null where the descriptions have no such market. */
export const INCIDENT_UOF: Readonly<Record<IncidentMarketKey, UofMarket | null>> = {
  ...UNMAPPED_PLAYERS,
  'corners-total': single(166, OVER_UNDER),
  'corners-result': single(162, THREE_WAY),
  'corners-handicap': single(165, HANDICAP),
  'corners-team-total': ofSides(167, 168, OVER_UNDER),
  'corners-range': null,
  'corners-odd-even': single(172, ODD_EVEN),
  'corners-next': single(163, FIRST_BY),
  'corners-race': single(601, FIRST_BY),
  'corners-h1-total': single(177, OVER_UNDER),
  'corners-h1-result': single(173, THREE_WAY),
  'corners-h1-team-total': ofSides(178, 179, OVER_UNDER),
  'cards-total': single(139, OVER_UNDER),
  'cards-result': single(136, THREE_WAY),
  'cards-handicap': null,
  'cards-team-total': ofSides(140, 141, OVER_UNDER),
  'cards-points': single(138, OVER_UNDER),
  'cards-next': single(137, FIRST_BY),
  'cards-h1-total': single(152, OVER_UNDER),
  'sending-off': single(146, YES_NO),
  'team-sending-off': ofSides(147, 148, YES_NO),
  'both-teams-carded': null,
  'sot-total': null,
  'sot-team-total': null,
  'sot-result': null,
  'shots-total': null,
  'shots-team-total': null,
}

import type { Rate } from './token-bucket.ts'

/**
 * What one page, and all pages of one address, may request of the stream. Thousands of bettors may
 * share an address behind a carrier's NAT, so the budgets of an address leave room for thousands
 * of pages, and a page with few requests is served when its neighbours have used them up.
 */
export interface StreamLimits {
  readonly socketsMax: number
  readonly socketsPerAddressMax: number
  /** A page that does not reply to a ping for two of these intervals is closed. */
  readonly pingMs: number
}

/** New sockets of one address: all of its pages reconnect after a restart of the server. */
export const OPENING_RATE: Rate = { burst: 2_000, perSecond: 50 }

/**
 * What an address pays, in openings, for a socket that was closed for its messages: a client that
 * reconnects at once is soon refused before there is a socket. Its open sockets are still served.
 */
export const CLOSED_SOCKET_OPENINGS = 250
/** What an address pays for a socket that was closed without a message: every page sends one. */
export const SILENT_SOCKET_OPENINGS = 4
/** The longest time an address gets no new socket, however many of its sockets were closed. */
export const PENALTY_MS_MAX = 20_000

/** A message costs one point, and one more for each 1,000 characters. A page that scrolls sends
 * tens of them a second for some seconds. */
export const SOCKET_MESSAGE_RATE: Rate = { burst: 600, perSecond: 20 }
export const ADDRESS_MESSAGE_RATE: Rate = { burst: 40_000, perSecond: 4_000 }
/** Bytes of a message: 3,000 identifiers of nine digits fit. More is refused by its first bytes. */
export const MESSAGE_BYTES_MAX = 32_000
/** Bytes of messages too long for a screen: 30 of the longest at once, then three a second. */
export const LONG_MESSAGE_BYTES = 4_000
export const ADDRESS_LONG_MESSAGE_RATE: Rate = { burst: 1_000_000, perSecond: 100_000 }
/** A socket that has used so few of its points is served when its address has none left. */
export const QUIET_POINTS = 60

/** Sessions looked up: one a second for a socket. */
export const SOCKET_LOOKUP_RATE: Rate = { burst: 1, perSecond: 1 }
export const ADDRESS_LOOKUP_RATE: Rate = { burst: 1_000, perSecond: 50 }
/** Look-ups of all sockets at once: the stream never takes more connections than this. */
export const LOOKUPS_AT_ONCE = 2

/** Bytes of snapshots: 3,000 reconnecting pages with 60 rows each are about 100 MB. */
export const SOCKET_SNAPSHOT_RATE: Rate = { burst: 4_000_000, perSecond: 2_000_000 }
export const ADDRESS_SNAPSHOT_RATE: Rate = { burst: 100_000_000, perSecond: 20_000_000 }
export const RESYNC_RATE: Rate = { burst: 1, perSecond: 1 }

/** Games that one page shows; the contract allows no more in a message. */
export const WATCHED_MAX = 3_000
/** Games that one page shows with all of their markets; the site itself names views instead. */
export const WHOLE_MAX = 300
/** Games that are written for a snapshot in one turn of the event loop. */
export const GAMES_PER_TURN = 60
/** Games that all pages of an address show: 5,000 pages of 60. */
export const WATCHED_PER_ADDRESS_MAX = 300_000
/** What a page may still show when its address has used that up: a screen. */
export const WATCHED_AT_LEAST = 60

/** Watched games that do not exist: a page may reconnect with two whole lists of finished games. */
export const SOCKET_UNKNOWN_RATE: Rate = { burst: 2 * WATCHED_MAX, perSecond: 60 }
export const ADDRESS_UNKNOWN_RATE: Rate = { burst: 60_000, perSecond: 2_000 }
/** A socket that named no more of them is served when its address has named too many. */
export const QUIET_UNKNOWN = 600

/** Bytes that wait for readers. A page with more waiting after a second is closed. */
export const BUFFERED_BYTES_MAX = 16_000_000
export const BUFFERED_PER_ADDRESS_BYTES_MAX = 64_000_000

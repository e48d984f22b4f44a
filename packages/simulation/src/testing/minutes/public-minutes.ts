import type { Bands, MinuteKind } from './minute-bands.ts'

/** Counted in matches that were played, by bands of fifteen minutes. */
interface PublicMinutes {
  readonly matches: number
  readonly counts: Readonly<Record<MinuteKind, Bands>>
}

/**
 * The five large leagues of 2017/18, the European Championship of 2016 and the World Cup of 2018,
 * without extra time: counted by us in the events of L. Pappalardo, P. Cintia, A. Rossi and others,
 * 'A public data set of spatio-temporal match events in soccer competitions', Scientific Data 6,
 * 236 (2019), doi 10.1038/s41597-019-0247-7, which are under CC BY 4.0. Goals include own goals;
 * corners are those taken; a dismissal is a second yellow card or a red one.
 */
export const PUBLIC_MINUTES: PublicMinutes = {
  matches: 1_941,
  counts: {
    goals: [642, 799, 826, 870, 903, 1178],
    corners: [2719, 3053, 3367, 3100, 3157, 3888],
    yellowCards: [448, 841, 1317, 1203, 1394, 2220],
    dismissals: [21, 20, 45, 41, 67, 145],
  },
}

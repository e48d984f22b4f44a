/** Entry file of the geography: countries, time zones and postal codes. */
export { choosePostalCodes } from './choose-postal-codes.ts'
export { registerGeographyRoutes } from './geography-routes.ts'
export type { PostalCodes } from './postal-codes.ts'
export { TimeZoneList } from './time-zone-list.ts'

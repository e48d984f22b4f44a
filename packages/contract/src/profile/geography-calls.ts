import { call, noFields } from '../call.ts'
import {
  countriesReply,
  postalAddressReply,
  postalAddressRequest,
  timeZonesReply,
} from './geography.ts'

export const listCountries = call({
  path: 'misc/getCountries',
  access: 'public',
  summary: 'Returns the countries, sorted for a reader of the language.',
  request: noFields,
  response: countriesReply,
  refusals: [],
})

export const listTimeZones = call({
  path: 'misc/getTimezones',
  access: 'public',
  summary: 'Returns the time zones with their current offsets, from west to east.',
  request: noFields,
  response: timeZonesReply,
  refusals: [],
})

export const findAddress = call({
  path: 'misc/getAddress',
  access: 'public',
  summary: 'Returns the street that a CEP belongs to, if it is known.',
  request: postalAddressRequest,
  response: postalAddressReply,
  refusals: [],
})

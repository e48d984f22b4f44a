import type { UserWire } from '@caderneta/contract/accounts/accounts'
import type { PrefsWire } from '@caderneta/contract/accounts/prefs'
import type { BaseUnauthReply } from '@caderneta/contract/site'
import { MATCH_RESULT } from '@caderneta/domain/markets/market/market'

/** A player as the server would return her, for tests of the page. */

export const sampleUser: UserWire = {
  info: {
    name: 'Ana Souza',
    email: 'ana@exemplo.com',
    username: 'ana',
    phone: '11987654321',
    countryCode: '+55',
    cpf: '52998224725',
    birthdate: '1990-05-04',
    pronoun: 'Sra.',
    isActivated: true,
    photo: { url: '', status: '' },
  },
  address: {
    cep: '',
    streetName: 'Rua das Flores',
    streetNumber: '',
    houseNumber: '10',
    apartmentNumber: '',
    city: '',
    state: '',
    countryId: 33,
    countryName: 'Brasil',
  },
}

export const samplePrefs: PrefsWire = {
  language: 'ptBR',
  timezone: 'America/Sao_Paulo',
  oddsFormat: 'Decimais',
  maxInactivityPeriod: '3 Horas',
  oddsChange: 'higher',
  notification: true,
  textMessage: true,
  emailNotification: true,
  onlineMessage: true,
  onlinePopUps: true,
  sendPromotions: true,
}

export const sampleClient: BaseUnauthReply['client'] = {
  name: 'Caderneta',
  isWagerCloseBefore: false,
  isWagerLived: true,
  limits: {
    stakeMin: 1,
    stakeMax: 10_000,
    payoutMax: 500_000,
    playerCombinationMax: 500_000,
    playerDayMax: 1_000_000,
    selectionsMax: 20,
    linesMax: 1000,
    depositMin: 1,
    depositMax: 50_000,
    withdrawalMin: 1,
    withdrawalMax: 50_000,
    liveDelay: 3,
    voidAfterHours: 48,
  },
  offers: { cashback: true, multiples: true, cashbackDayMax: 200 },
  inactivityLimit: 1800,
  operator: { name: null, cnpj: null, licence: null, email: null, phone: null },
  isSandbox: true,
  matches: 'simulated',
}

export const sampleSite: BaseUnauthReply = {
  menu: [{ id: 1, route: 'football', name: 'Futebol', icon: 'football' }],
  markets: [{ id: MATCH_RESULT, name: 'Resultado Final' }],
  dashboard: { slideshow: [], highlight: [] },
  competitions: [],
  client: sampleClient,
}

export const sampleStart = {
  token: 'token-of-ana',
  user: sampleUser,
  prefs: samplePrefs,
  wallet: { cash: 100, cashback: 0 },
  session: { inactivitySeconds: 1800 },
  isExcluded: false,
}

export const sampleBase = { disconnect: false, ...sampleSite, ...sampleStart }

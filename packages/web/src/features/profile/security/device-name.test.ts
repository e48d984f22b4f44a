import { expect, test } from 'vitest'
import { profileTexts } from '../profile-texts.ts'
import { deviceName } from './device-name.ts'

const APPLE = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-S911B)'

test.each([
  [`${WINDOWS} Chrome/140.0 Safari/537.36`, 'Chrome no Windows'],
  [`${WINDOWS} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge no Windows'],
  [`${WINDOWS} Chrome/140.0 Safari/537.36 OPR/120.0`, 'Opera no Windows'],
  [`${APPLE} Version/18.0 Safari/605.1.15`, 'Safari no macOS'],
  [
    `${ANDROID} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet no Android',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', 'Firefox no Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Safari', 'Chrome no iPhone'],
  ['curl/8.0 (Linux)', 'Linux'],
  ['', 'Dispositivo desconhecido'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, profileTexts.ptBR)).toBe(name)
})

test('is named in English too', () => {
  expect(deviceName(`${ANDROID} Chrome/140.0`, profileTexts.en)).toBe('Chrome on Android')
})

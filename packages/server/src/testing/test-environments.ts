import { makeDataKey } from '../keys/data-keys.ts'

/** A deployment that has every guard of real money and takes no deposits. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://casa@db.casa.example/casa?sslmode=verify-full',
  SMTP_URL: 'smtps://casa@mail.casa.example',
  PUBLIC_URL: 'https://casa.example',
  PSP: 'none',
  FEED: 'none',
  IDENTITY: 'none',
  DATA_KEY: makeDataKey(),
  OPERATOR_NAME: 'Casa Exemplo Ltda.',
  OPERATOR_CNPJ: '12.ABC.345/01DE-35',
  OPERATOR_LICENCE: 'Portaria SPA/MF 1/2025',
  OPERATOR_EMAIL: 'ajuda@casa.example',
  OPERATOR_PHONE: '0800 000 0000',
} as const

/** The settings of a provider over the network. */
export const HTTP_PSP = {
  PSP: 'http',
  PSP_SECRET: 'thirty-two letters that are secret',
  PSP_URL: 'https://pix.example.com/api/v2/',
  PSP_TOKEN_URL: 'https://pix.example.com/oauth/token',
  PSP_CLIENT_ID: 'casa',
  PSP_CLIENT_SECRET: 'segredo',
  PSP_KEY: 'pix@casa.example',
  PSP_CERT_FILE: '/run/casa.pem',
  PSP_KEY_FILE: '/run/casa.key',
} as const

/** The door of the deposits: how money comes in. */
export { connectApi, PspFileFault } from './connect-psp.ts'
export { registerDepositRoutes } from './deposit-routes.ts'
export { paymentMethods } from './payment-methods.ts'
export type { PixNotice, PixProvider } from './pix-provider.ts'
export type { PspApi } from './psp-api.ts'
export { PspFault } from './psp-fault.ts'

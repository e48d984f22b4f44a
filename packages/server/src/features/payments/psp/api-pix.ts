import * as z from 'zod/mini'

// What we read of the replies of the Central Bank's API Pix 2.9.0; the rest is left alone.

/** `cob`: a charge. Its location is in one of two fields, by the version of the provider. */
export const charge = z.object({
  status: z.string(),
  location: z.optional(z.string()),
  loc: z.optional(z.object({ location: z.optional(z.string()) })),
  valor: z.object({ original: z.string() }),
})

/** `devolucao`: a refund in progress, done, or failed. */
export const giveBack = z.object({
  id: z.string(),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
})
export type GiveBack = z.infer<typeof giveBack>

/** `pix`: a payment. The standard names no payer; some providers do. */
export const receivedPix = z.object({
  endToEndId: z.string(),
  txid: z.optional(z.string()),
  valor: z.string(),
  horario: z.string(),
  pagador: z.optional(z.object({ cpf: z.optional(z.string()), nome: z.optional(z.string()) })),
  devolucoes: z.optional(z.array(giveBack)),
})
export type ReceivedPix = z.infer<typeof receivedPix>

/** `GET /pix`: a page of payments, and the filters that the provider applied. */
export const receivedPage = z.object({
  parametros: z.object({
    cpf: z.optional(z.string()),
    txid: z.optional(z.string()),
    paginacao: z.optional(z.object({ quantidadeDePaginas: z.number() })),
  }),
  pix: z.array(receivedPix),
})

/** `PUT /webhook`: nothing of the response is needed, and some providers send none. */
export const anything = z.unknown()

import * as z from 'zod/mini'

// What we read of Efí's replies ('Envio e Pagamento Pix', dev.efipay.com.br); the rest is left
// alone.

/** A requested payment, in the response to `PUT` or to a status query. */
export const sentPix = z.object({
  idEnvio: z.string(),
  /** `EM_PROCESSAMENTO`, `REALIZADO` or `NAO_REALIZADO`; for any other, the payer waits. */
  status: z.string(),
  valor: z.string(),
  /** The amounts that the receiving bank returned, all or part. */
  devolucoes: z.optional(z.array(z.object({ valor: z.string(), status: z.string() }))),
})
export type SentPix = z.infer<typeof sentPix>

/** Only the notice of a payment that we sent has this: the identifier of its request. */
const sentNotice = z.object({
  gnExtras: z.object({ idEnvio: z.string().check(z.regex(/^[A-Za-z0-9]{1,35}$/)) }),
})

/** The payout that a webhook reports; null for a payment that was received. */
export function idEnvioOfNotice(notice: object): string | null {
  const sent = sentNotice.safeParse(notice)
  return sent.success ? sent.data.gnExtras.idEnvio : null
}

/** Errors about our own account: the operator has to fix those, no player is refused for them. */
export const OWN_ERRORS: ReadonlySet<string> = new Set([
  'conta_chave_sem_webhook',
  'documento_bloqueado',
])

/** The key does not belong to the CPF that we sent with it. */
export const NOT_OWNER = 'chave_nao_pertence_ao_documento'

/** The identifier of a payout at Efí (1 to 35 letters and digits): the digits of its UUID. */
export function idEnvioOf(uuid: string): string {
  return uuid.replaceAll('-', '').toLowerCase()
}

/** The UUID of such an identifier; null when it is not one of our own. */
export function uuidOfIdEnvio(idEnvio: string): string | null {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(idEnvio)
  return parts && parts.slice(1).join('-')
}

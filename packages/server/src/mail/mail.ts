/** A mail as the product writes it. */
export interface Mail {
  /** In lower case. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Port: carries mails to their recipients. Throws on failure. */
export interface Mailer {
  /** Shows sent mails itself, so that their bodies stay until the retention period is over. */
  readonly isMailbox?: true
  deliver(mail: Mail): Promise<void>
}

/** A text message to a phone. */
export interface TextMessage {
  /** In E.164: '+5511987654321'. */
  readonly to: string
  readonly text: string
}

/** Port: carries text messages. Throws on failure; the recipient requests another one. */
export interface TextMessenger {
  send(message: TextMessage): Promise<void>
}

/** A text message to a phone. */
export interface TextMessage {
  /** In E.164: '+5511987654321'. */
  readonly to: string
  readonly text: string
}

/** Port: what carries text messages. Throws when it could not; whoever waits asks for another. */
export interface TextMessenger {
  send(message: TextMessage): Promise<void>
}

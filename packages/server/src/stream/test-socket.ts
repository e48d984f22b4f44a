/** A socket that joins the frames of a message, as a browser does. */
export class TestSocket {
  bufferedAmount = 0
  readonly #onText: (text: string) => void
  #parts: Buffer[] = []

  constructor(onText: (text: string) => void) {
    this.#onText = onText
  }

  send(data: string | Buffer, { fin } = { fin: true }): void {
    this.#parts.push(Buffer.from(data))
    if (!fin) return
    const text = Buffer.concat(this.#parts).toString()
    this.#parts = []
    this.#onText(text)
  }
}

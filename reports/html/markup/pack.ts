import { deflateRawSync } from 'node:zlib'
import { type Html, raw } from './html.ts'

/** Characters of markup that are packed together: few enough to unpack at once, enough to repeat themselves. */
const mostTogether = 100_000

/**
 * Parts of a page that are packed, and unpacked when somebody opens them, so that a page of a long run opens at once. Each is
 * known by its number, in the order of adding.
 */
export class Pack {
  #parts: string[] = []
  #characters = 0
  #first = 0
  #packed: string[] = []

  /** Gives the number of the part. */
  add({ markup }: Html): number {
    if (this.#characters > mostTogether) this.#close()
    this.#characters += markup.length
    this.#parts.push(markup)
    return this.#first + this.#parts.length - 1
  }

  /** All of them, as data that no browser runs or shows. */
  markup(): Html {
    this.#close()
    return raw(this.#packed.join('\n'))
  }

  #close(): void {
    if (this.#parts.length === 0) return
    this.#packed.push(dataMarkup(this.#parts, `data-first="${this.#first}"`))
    this.#first += this.#parts.length
    this.#parts = []
    this.#characters = 0
  }
}

/** Data for the script of a page, packed; base64 holds nothing that ends the element. */
export function dataMarkup(data: unknown, attribute: string): string {
  const packed = deflateRawSync(JSON.stringify(data)).toString('base64')
  return `<script type="application/octet-stream" ${attribute}>${packed}</script>`
}

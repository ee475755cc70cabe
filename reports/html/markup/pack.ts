import { deflateRawSync } from 'node:zlib'
import { type Html, raw } from './html.ts'

/** Characters of markup per pack: few enough to unpack fast, many enough to compress well. */
const mostTogether = 100_000

/**
 * Compressed parts of a page, unpacked when opened, so that a long run's page opens fast. Parts are numbered in the
 * order of adding.
 */
export class Pack {
  #parts: string[] = []
  #characters = 0
  #first = 0
  #packed: string[] = []

  /** Returns the number of the part. */
  add({ markup }: Html): number {
    if (this.#characters > mostTogether) this.#close()
    this.#characters += markup.length
    this.#parts.push(markup)
    return this.#first + this.#parts.length - 1
  }

  /** All packs, as data that browsers neither run nor show. */
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

/** Compressed data for a page's script. Base64 cannot end the element. */
export function dataMarkup(data: unknown, attribute: string): string {
  const packed = deflateRawSync(JSON.stringify(data)).toString('base64')
  return `<script type="application/octet-stream" ${attribute}>${packed}</script>`
}

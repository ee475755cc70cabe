import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { mayHoldUnusualNumber, parseJson } from '../../core/exact-json.ts'
import { Newest } from '../../core/newest.ts'

/** Parsed JSON takes several times its text, so the parsed texts are limited. */
const mostBytesParsed = 4_000_000

const parsed = new Newest<PackedText, unknown>(mostBytesParsed)

/**
 * A long text, kept packed: answers stay until their last place is evaluated, and lists pack to a tenth. Each reading
 * unpacks and parses it again, except for the most recent ones.
 */
export class PackedText {
  readonly bytes: number
  readonly packed: Buffer
  readonly digest: string
  /** False is certain: JavaScript prints its numbers as written. */
  readonly mayHoldUnusualNumber: boolean

  /** `digest` identifies the bytes. */
  constructor(bytes: Buffer, digest: string) {
    this.digest = digest
    this.packed = deflateRawSync(bytes, { level: 1 })
    this.bytes = bytes.length
    const text = bytes.toString()
    this.mayHoldUnusualNumber = mayHoldUnusualNumber(text)
    this.parsedOnce(() => text)
  }

  get text(): string {
    return inflateRawSync(this.packed).toString()
  }

  /** Undefined where the text is not JSON. */
  get json(): unknown {
    return this.parsedOnce(() => this.text)
  }

  private parsedOnce(text: () => string): unknown {
    return parsed.of(this, this.bytes, () => parseJson(text(), this.mayHoldUnusualNumber))
  }
}

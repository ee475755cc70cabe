import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { mayHoldUnusualNumber, parseJson } from '../../core/exact-json.ts'
import { Newest } from '../../core/newest.ts'

/** Parsed JSON takes several times its text, so no more than this of packed texts is kept parsed. */
const mostBytesParsed = 4_000_000

/** What was parsed last. */
const parsed = new Newest<PackedText, unknown>(mostBytesParsed)

/**
 * A long text that is kept packed: answers of many places are kept until the last of them is evaluated, and those of lists
 * pack to a tenth. It is unpacked and parsed again each time that it is read, but for the few read last.
 */
export class PackedText {
  readonly bytes: number
  readonly packed: Buffer
  readonly digest: string
  /** False is certain: its numbers are written as JavaScript prints them. */
  readonly mayHoldUnusualNumber: boolean

  /** `digest` tells these bytes from others. */
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

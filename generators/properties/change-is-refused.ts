import fc from 'fast-check'
import { refusedAs } from '../../harness/checks/answers/refused-as.ts'
import type { Exchange } from '../../core/exchange.ts'
import {
  changedPart,
  partChange,
  partChangeEdges,
  sentBody,
  type PartChange,
  type PartName,
} from '../arbitraries/part-change.ts'
import type { Resigning } from '../../harness/client/resign.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Judged, Property } from '../explore.ts'

/** Sends the request under test, or `rawBody` in place of its body, with a signature over other parts. */
export type SendResigned = (resigning: Resigning, rawBody?: string) => Promise<Exchange>

/**
 * A signature over a changed part does not fit the request. `control` is the same request with a right signature,
 * `body` its body. Source: account information, Authentication 4.
 */
export function changeIsRefused(
  part: PartName,
  { control, body }: { control: Exchange; body: unknown },
  send: SendResigned,
): Property<PartChange> {
  return {
    arbitrary: partChange(part),
    edges: partChangeEdges(part),
    holds: async (change) => {
      const answer = await send({ change: (own) => changedPart(part, change, own) }, sentBody(body, change))
      const judgement = refusedAs(control, answer, ['SignatureNotMatch'])
      return { label: labelOf(change), outcome: caseOutcome(answer), judgement }
    },
    show: (change) => `signed over another ${part}: ${JSON.stringify(change)}`,
  }
}

function labelOf(change: PartChange): string {
  if (change.how === 'edited') return `one ${change.edit.kind}`
  if (change.how === 'moved') return change.seconds < 0 ? 'earlier' : 'later'
  return change.how === 'other' ? change.text : 'the same JSON spelled otherwise'
}

/** Sends the request under test with other signature bytes and evaluates whether it is refused. */
export type RefusedAltered = (change: (bytes: Buffer) => Buffer) => Promise<Judged>

interface BitFlip {
  byte: number
  bit: number
}

/** A signature with any flipped bit is refused. */
export function bitFlipIsRefused(refused: RefusedAltered): Property<BitFlip> {
  return {
    arbitrary: fc.record({ byte: fc.nat({ max: 255 }), bit: fc.nat({ max: 7 }) }),
    edges: [0, 1, 127, 128, 254, 255].flatMap((byte) => [0, 7].map((bit) => ({ byte, bit }))),
    holds: async ({ byte, bit }) => {
      const judged = await refused((bytes) => {
        const at = byte % bytes.length
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
        return bytes
      })
      return { label: byte < 128 ? 'first half' : 'second half', ...judged }
    },
    show: ({ byte, bit }) => `bit ${bit} of byte ${byte} of the signature turned over`,
  }
}

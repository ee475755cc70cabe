import fc from 'fast-check'
import { outcomeWithCodes } from '../../../harness/checks/answers/messages.ts'
import { refusedWith } from '../checks/refused-with.ts'
import { jwsAccepted } from '../checks/jws-accepted.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { digestOf } from '../../../harness/signing/digest.ts'
import type { JwsSigning } from '../actions/jws-draft.ts'
import type { JwsExchange } from '../actions/open-finance.ts'
import { overOtherHeader } from '../actions/jws-signings.ts'
import {
  compact,
  jsonSpelling,
  jsonSpellingEdges,
  type JsonSpelling,
  spellJson,
} from '../../../generators/arbitraries/json-spelling.ts'
import type { Property } from '../../../generators/explore.ts'

/** Sends the request under test, signed in another way. */
type SendSigned = (signing: JwsSigning) => Promise<JwsExchange>

/** Characters that a header may carry, without blanks at the ends, which servers strip. */
const headerText = () =>
  fc.string({ unit: fc.constantFrom(...'abcXYZ019-_/:.,=+'.split('')), minLength: 1, maxLength: 40 })

/**
 * Whichever signed header is signed with another value than the one sent, the signature does not verify. The header itself
 * goes out as in the control, so that nothing else is wrong. Source: x-jws-signature rule 6.
 */
export function otherSignedHeaderIsRefused(
  control: Exchange,
  names: readonly string[],
  send: SendSigned,
): Property<{ name: string; value: string }> {
  return {
    arbitrary: fc.record({ name: fc.constantFrom(...names), value: headerText() }),
    edges: names.map((name) => ({ name, value: 'other' })),
    holds: async ({ name, value }) => {
      const { exchange } = await send(overOtherHeader(name, value))
      const refusal = { defect: `has ${name} changed after signing`, codes: ['SIGNATURE_INVALID'] }
      return { label: name, outcome: outcomeWithCodes(exchange), judgement: refusedWith(control, exchange, refusal) }
    },
    show: ({ name, value }) => `signed with ${name}: ${value}, sent with another value`,
  }
}

const knownHeaders = ['user-agent', 'accept-language', 'psu-device-id', 'psu-user-agent']

/** Whatever header that is not signed comes along, the signature still verifies. Source: x-jws-signature rule 1. */
export function unsignedHeaderChangesNothing(
  send: (header: [name: string, value: string]) => Promise<JwsExchange>,
): Property<{ name: string; value: string }> {
  const made = fc.string({ unit: fc.constantFrom(...'abcdefghij'.split('')), minLength: 3, maxLength: 12 })
  const name = fc.oneof(
    made.map((word) => `x-assay-${word}`),
    fc.constantFrom(...knownHeaders),
  )
  return {
    arbitrary: fc.record({ name, value: headerText() }),
    edges: [...knownHeaders, 'x-assay-any'].map((known) => ({ name: known, value: 'other' })),
    holds: async ({ name, value }) => {
      const sent = await send([name, value])
      const judgement = jwsAccepted({ what: `with the unsigned header ${name}` }, sent.exchange, sent)
      return {
        label: name.startsWith('x-assay') ? 'made up' : name,
        outcome: outcomeWithCodes(sent.exchange),
        judgement,
      }
    },
    show: ({ name, value }) => `${name}: ${value}`,
  }
}

/** Of a signature by a key of 2048 bits. */
const lastBit = 256 * 8 - 1

/** Whatever bit of the decoded signature is turned over, it does not verify. Source: x-jws-signature rule 4. */
export function otherSignatureIsRefused(control: Exchange, send: SendSigned): Property<number> {
  return {
    arbitrary: fc.nat({ max: lastBit }),
    edges: [0, 7, 8, lastBit >> 1, (lastBit >> 1) + 1, lastBit - 7, lastBit],
    holds: async (at) => {
      const { exchange } = await send({ written: ({ signature }) => withBitFlipped(signature, at) })
      const refusal = { defect: `has bit ${at} of its signature turned over`, codes: ['SIGNATURE_INVALID'] }
      const judgement = refusedWith(control, exchange, refusal)
      return { label: at < 1024 ? 'first half' : 'second half', outcome: outcomeWithCodes(exchange), judgement }
    },
    show: (at) => `bit ${at} of the signature turned over`,
  }
}

function withBitFlipped(signature: string, at: number): string {
  const [first = '', last = ''] = signature.split('..')
  const bytes = Buffer.from(last, 'base64url')
  const place = (at >> 3) % bytes.length
  bytes[place] = (bytes[place] ?? 0) ^ (1 << (at & 7))
  return `${first}..${bytes.toString('base64url')}`
}

/** A Digest of any other body than the one sent, itself rightly signed. Source: Digest rule. */
export function otherDigestIsRefused(control: Exchange, send: SendSigned): Property<string> {
  return {
    arbitrary: fc.json({ maxDepth: 2 }),
    edges: ['', '{}', '[]', 'null', '"\u00e9"'],
    holds: async (other) => {
      const { exchange } = await send({ digest: digestOf(Buffer.from(other)) })
      const refusal = { defect: 'has the Digest of another body', codes: ['SIGNATURE_INVALID', 'FORMAT_ERROR'] }
      const judgement = refusedWith(control, exchange, refusal)
      return { label: other === '' ? 'of nothing' : 'of other JSON', outcome: outcomeWithCodes(exchange), judgement }
    },
    show: (other) => `the Digest of ${JSON.stringify(other)}`,
  }
}

/** A body longer than what a server may read at once. */
const ofSeveralKilobytes: JsonSpelling = { ...compact, blanks: [' '.repeat(200)] }

/**
 * However the JSON of a body is spelled, the Digest over its exact bytes is accepted: line feeds and blanks within count.
 * Source: Digest rule.
 */
export function bodySpellingIsAccepted(
  control: Exchange,
  body: object,
  send: (rawBody: string) => Promise<JwsExchange>,
): Property<JsonSpelling> {
  const codes = ['SIGNATURE_INVALID', 'FORMAT_ERROR']
  return {
    arbitrary: jsonSpelling(),
    edges: [...jsonSpellingEdges, ofSeveralKilobytes],
    holds: async (spelling) => {
      const sent = await send(spellJson(body, spelling))
      const spelled = spelling.blanks.some((blank) => blank !== '') ? 'with blanks' : 'compact'
      const judgement = jwsAccepted({ what: 'with its JSON spelled otherwise', codes, control }, sent.exchange, sent)
      return { label: spelled, outcome: outcomeWithCodes(sent.exchange), judgement }
    },
    show: (spelling) => JSON.stringify(spellJson(body, spelling)),
  }
}

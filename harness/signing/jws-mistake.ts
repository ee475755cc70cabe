import { createVerify } from 'node:crypto'
import { parsOf, type JwsRequest } from './jws-request.ts'
import type { JwsVerdict } from './verify-jws.ts'

type Pair = readonly [name: string, value: string]

/** Likely misreadings of the signed headers' format, with their payloads. */
const misreadings: ReadonlyArray<readonly [how: string, payloadOf: (signed: readonly Pair[]) => string]> = [
  ['the payload in base64url, as if b64 were true', (signed) => Buffer.from(lines(signed)).toString('base64url')],
  ['CRLF between the signed headers', (signed) => signed.map(([name, value]) => `${name}: ${value}`).join('\r\n')],
  ['a line end after the last signed header', (signed) => `${lines(signed)}\n`],
  ['no space after the colons', (signed) => signed.map(([name, value]) => `${name}:${value}`).join('\n')],
  ['spaces between the signed headers', (signed) => signed.map(([name, value]) => `${name}: ${value}`).join(' ')],
  ['the values without their names', (signed) => signed.map(([, value]) => value).join('\n')],
  ['an empty payload', () => ''],
]

/**
 * The likely mistake that explains a wrong signature; undefined where none does, or where there is nothing to verify.
 * Source: Open-finance / Authentication, x-jws-signature rule 3 and 4.
 */
export function jwsMistake(request: JwsRequest, { read }: JwsVerdict): string | undefined {
  const { certificate, signature, segments } = read
  if (!certificate || !signature || !segments) return undefined
  const verifies = (text: string) =>
    createVerify('sha256').update(text, 'latin1').verify(certificate.publicKey, signature)
  const pars = read.protectedHeader?.sigD?.pars ?? parsOf(request)
  const orders: Array<readonly [how: string, signed: Pair[]]> = [
    ['', signedIn(request, pars)],
    ['header names as sent, not in lower case', asSent(request, pars)],
    ['the signed headers in the order of the document, not of sigD.pars', signedIn(request, parsOf(request))],
    ['the signed headers in the order of sending', signedIn(request, pars.toSorted(bySending(request)))],
  ]
  if (verifies(`${segments[0]}.${lines(signedIn(request, pars))}`)) return undefined
  if (verifies(`${segments[0]}.${request.body.toString('latin1')}`))
    return 'the body as its payload, not the signed headers'
  for (const [order, signed] of orders) {
    if (order !== '' && verifies(`${segments[0]}.${lines(signed)}`)) return order
    const misread = misreadings.find(([, payloadOf]) => verifies(`${segments[0]}.${payloadOf(signed)}`))
    if (misread) return [misread[0], order].filter(Boolean).join(', ')
  }
  return undefined
}

function lines(signed: readonly Pair[]): string {
  return signed.map(([name, value]) => `${name}: ${value}`).join('\n')
}

function signedIn({ headers }: JwsRequest, pars: readonly string[]): Pair[] {
  return pars.flatMap((name) => {
    const found = headers.find(([other]) => other.toLowerCase() === name.toLowerCase())
    return found ? [[name, found[1]] as const] : []
  })
}

function asSent({ headers }: JwsRequest, pars: readonly string[]): Pair[] {
  return pars.flatMap((name) => {
    const found = headers.find(([other]) => other.toLowerCase() === name.toLowerCase())
    return found ? [found] : []
  })
}

function bySending({ headers }: JwsRequest): (one: string, other: string) => number {
  const at = (name: string) => headers.findIndex(([sent]) => sent.toLowerCase() === name.toLowerCase())
  return (one, other) => at(one) - at(other)
}

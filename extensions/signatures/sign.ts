import { headerOf } from '../../core/header-of.ts'
import type { KeyObject } from 'node:crypto'
import { explainedParts, explainedJws } from './explain.ts'
import { demandHeader, givenRequest, type GivenOptions, type GivenRequest } from './given-request.ts'
import { certificateFile, privateKeyFile } from './key-files.ts'
import { signingInputOf } from '../../harness/client/explain-signature.ts'
import { signatureOf } from '../../harness/client/sign.ts'
import { signJws } from '../../harness/signing/sign-jws.ts'
import type { Io } from '../../cli/asked/io.ts'

export interface SignOptions extends GivenOptions {
  key: string
  /** The seal certificate; with it the request is signed with a JWS for the open-finance interface. */
  seal?: string
  /** Seconds from now until the request expires; ignored when Expires-at is given as a header. */
  expiresIn?: number
  /** Prints the headers alone. */
  headersOnly?: boolean
}

/**
 * Signs a request given on the command line and prints the headers to send with it; the steps go to standard error, so
 * that the headers can be piped.
 * @throws AskedWrongly for a request or a key that cannot be used
 */
export async function signCommand(options: SignOptions, io: Io, now: () => Date = () => new Date()): Promise<number> {
  const request = givenRequest(options)
  const key = privateKeyFile('--key', options.key, io.env)
  const { headers, steps } =
    options.seal === undefined
      ? signed(request, key, options.expiresIn ?? 60, now())
      : jwsSigned(request, key, certificateFile('--seal', options.seal), now())
  if (!options.headersOnly) for (const line of steps) io.err.line(line)
  for (const [name, value] of Object.entries(headers)) io.out.exact(`${name}: ${value}\n`)
  return 0
}

/** The headers that make the signature, and how it came about. */
interface Made {
  headers: Record<string, string>
  steps: string[]
}

function signed(request: GivenRequest, key: KeyObject, expiresIn: number, now: Date): Made {
  const { method, address: url, body } = request
  const expiresAt = headerOf(request, 'Expires-at') ?? String(Math.floor(now.getTime() / 1000) + expiresIn)
  const parts = { expiresAt, method, url, body }
  const Signature = signatureOf({ ...parts, body: method === 'GET' ? '' : body }, key)
  return { headers: { 'Expires-at': expiresAt, Signature }, steps: explainedParts(parts, signingInputOf(parts)) }
}

function jwsSigned(request: GivenRequest, key: KeyObject, certificate: string, now: Date): Made {
  demandHeader(request, 'x-request-id')
  const made = signJws(request, { certificate, key }, now)
  return {
    headers: { Digest: made.digest, 'x-jws-signature': made.signature },
    steps: explainedJws(made, request.body),
  }
}

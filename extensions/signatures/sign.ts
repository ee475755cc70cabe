import { headerOf } from '../../core/exchange.ts'
import type { KeyObject } from 'node:crypto'
import {
  demandHeader,
  givenRequest,
  type GivenOptions,
  type GivenRequest,
  certificateFile,
  privateKeyFile,
  publicKeyFile,
} from './given-request.ts'
import { signingInputOf, explainSignature } from '../../harness/client/explain-signature.ts'
import { signatureOf, type SignedParts } from '../../harness/client/sign.ts'
import { signJws, type SignedJws } from '../../harness/signing/sign-jws.ts'
import type { Io } from '../../cli/asked/io.ts'
import { jwsMistake } from '../../harness/signing/jws-mistake.ts'
import { verifyJws, type JwsVerdict } from '../../harness/signing/verify-jws.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import { hourSeconds } from '../../core/calendar.ts'
import { mostShown } from '../../core/most-shown.ts'
import { normalizedBody } from '../../harness/signing/digest.ts'

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

export interface VerifyOptions extends GivenOptions {
  /** Public key or certificate of the signer; a JWS signature carries its own. */
  key?: string
}

/**
 * Checks the signature of a request given on the command line, step by step: x-jws-signature where it has that header,
 * else Expires-at and Signature.
 * @throws AskedWrongly for a request or a key that cannot be used
 */
export async function verifySignatureCommand(
  options: VerifyOptions,
  io: Io,
  now: () => Date = () => new Date(),
): Promise<number> {
  const request = givenRequest(options)
  const isJws = headerOf(request, 'x-jws-signature') !== undefined
  const { lines, held } = isJws ? lookAtJws(request, now()) : lookAtSignature(request, options.key, now())
  for (const line of lines) io.out.line(line)
  return held ? 0 : 1
}

interface Looked {
  lines: string[]
  held: boolean
}

function lookAtJws(request: GivenRequest, now: Date): Looked {
  const verdict = verifyJws(request, now)
  const mistake = verdict.held ? undefined : jwsMistake(request, verdict)
  const explained = mistake === undefined ? [] : [`       It was made with ${mistake}.`]
  return { lines: [...explainedVerdict(verdict, request.body), ...explained], held: verdict.held }
}

function lookAtSignature(request: GivenRequest, keyFile: string | undefined, now: Date): Looked {
  if (keyFile === undefined)
    throw new AskedWrongly(
      'KEY_MISSING',
      'Expires-at and Signature are verified with --key: the public key of the signer.',
    )
  const expiresAt = demandHeader(request, 'Expires-at')
  const signature = demandHeader(request, 'Signature')
  const parts = { expiresAt, method: request.method, url: request.address, body: request.body }
  const { held, signingInput, mistake } = explainSignature(parts, signature, publicKeyFile('--key', keyFile))
  const moment = expiryOf(expiresAt, now)
  return {
    held: held && moment.held,
    lines: [
      ...explainedParts(parts, signingInput),
      '',
      `${moment.held ? 'ok    ' : 'WRONG '} Expires-at: ${moment.said}`,
      held
        ? 'ok     Signature: it verifies'
        : `WRONG  Signature: it does not verify${mistake === undefined ? ', and none of the usual mistakes explains it' : `; it was made ${mistake}`}`,
    ],
  }
}

/** Source: account information, Authentication 4 and 5. */
function expiryOf(expiresAt: string, now: Date): { held: boolean; said: string } {
  if (!/^\d+(\.\d+)?$/.test(expiresAt))
    return { held: false, said: `${expiresAt} is not a UNIX time in seconds (ExpiresAtInvalid)` }
  const ahead = Math.round(Number(expiresAt) - now.getTime() / 1000)
  if (ahead < 0) return { held: false, said: `it expired ${-ahead} s ago by this machine's clock (RequestExpired)` }
  if (ahead > hourSeconds) return { held: false, said: `${ahead} s ahead, more than an hour (ExpiresAtInvalid)` }
  return { held: true, said: `${ahead} s ahead by this machine's clock` }
}

/** The steps of Expires-at with Signature, for people. */
export function explainedParts({ expiresAt, method, url, body }: SignedParts, signingInput: Buffer): string[] {
  const dropped =
    method === 'GET' && body.length > 0 ? ' (a GET is signed with an empty body, also when it has one)' : ''
  return [
    'The signature covers Expires-at|METHOD|address|body, with RSA and SHA-256:',
    `  Expires-at  ${expiresAt}`,
    `  method      ${method}`,
    `  address     ${url}`,
    `  body        ${body.length} bytes${dropped}`,
    'The signing input, byte for byte, between the lines:',
    ...fenced(signingInput),
  ]
}

/** The steps that led to a JWS signature, for people. */
export function explainedJws(made: SignedJws, body: Buffer): string[] {
  return [
    ...explainedDigest(body, made.digest),
    '2  The protected header, before it is encoded:',
    ...fenced(shortened(made.protectedText)),
    '3  The signing input: base64url of the protected header, a dot, the signed headers:',
    ...fenced(shortened(made.signingInput)),
    '4  The signature uses RSA and SHA-256. The part between the dots of x-jws-signature is empty: the payload is detached.',
  ]
}

/** What was found in a JWS signature, step by step, with what must have been signed. */
export function explainedVerdict({ steps, read, signingInput }: JwsVerdict, body: Buffer): string[] {
  return [
    ...explainedDigest(body),
    '2  The protected header, as received:',
    ...fenced(shortened(read.protectedText ?? 'it cannot be read')),
    '3  The signing input that the signature must cover:',
    ...fenced(signingInput === undefined ? 'unknown: a signed header was not sent' : shortened(signingInput)),
    '',
    ...steps.map(({ what, held, wanted, got }) =>
      held ? `ok     ${what}` : `WRONG  ${what}: expected ${cut(wanted)}, got ${cut(got)}`,
    ),
  ]
}

function explainedDigest(body: Buffer, digest?: string): string[] {
  const normalized = normalizedBody(body)
  const changed = body.length - normalized.length
  const same =
    changed === 0 ? 'the body unchanged' : `${changed} bytes fewer: CRLF became LF, blanks around the body were removed`
  return [
    `1  The digest covers ${normalized.length} bytes (${same}):`,
    ...fenced(normalized),
    ...(digest === undefined ? [] : [`   Digest: ${digest}`]),
  ]
}

/** Text from a request between two lines, with what a terminal would obey made visible. */
function fenced(text: Buffer | string): string[] {
  const shown = text.toString('utf8').slice(0, mostShown.text)
  const visible = shown.replaceAll(/(?!\n)\p{Cc}/gu, (one) => named(one))
  return ['  ----', ...visible.split('\n').map((line) => `  ${line}`), '  ----']
}

function named(control: string): string {
  return control === '\r' ? '␍' : control === '\t' ? '␉' : `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** The text with certificates and other long runs of base64 cut in their middle, so that the rest is seen. */
function shortened(text: string): string {
  return text.replaceAll(/[\w+/=-]{120,}/g, (run) => `${run.slice(0, 24)}…${run.slice(-12)} (${run.length} characters)`)
}

function cut(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

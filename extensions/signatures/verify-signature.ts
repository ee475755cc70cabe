import { headerOf } from '../../core/header-of.ts'
import { explainSignature } from '../../harness/client/explain-signature.ts'
import { jwsMistake } from '../../harness/signing/jws-mistake.ts'
import { verifyJws } from '../../harness/signing/verify-jws.ts'
import type { Io } from '../../cli/asked/io.ts'
import { explainedParts, explainedVerdict } from './explain.ts'
import { demandHeader, givenRequest, type GivenOptions, type GivenRequest } from './given-request.ts'
import { publicKeyFile } from './key-files.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import { hourSeconds } from '../../core/calendar.ts'

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

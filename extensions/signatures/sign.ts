import { explainedParts, explainedJws } from './explain.ts'
import { demandHeader, givenRequest, type GivenOptions } from './given-request.ts'
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
  for (const [name, value] of headers) io.out.exact(`${name}: ${value}\n`)
  return 0
}

interface Made {
  headers: Array<[name: string, value: string]>
  steps: string[]
}

type Given = ReturnType<typeof givenRequest>
type Key = ReturnType<typeof privateKeyFile>

function signed(request: Given, key: Key, expiresIn: number, now: Date): Made {
  const own = request.headers.find(([name]) => name.toLowerCase() === 'expires-at')?.[1]
  const expiresAt = own ?? String(Math.floor(now.getTime() / 1000) + expiresIn)
  const parts = { expiresAt, method: request.method, url: request.address, body: request.body }
  const body = request.method === 'GET' ? '' : request.body
  return {
    headers: [
      ['Expires-at', expiresAt],
      ['Signature', signatureOf({ ...parts, body }, key)],
    ],
    steps: explainedParts(parts, signingInputOf(parts)),
  }
}

function jwsSigned({ method, url, headers, body, ...rest }: Given, key: Key, certificate: string, now: Date): Made {
  demandHeader({ method, url, headers, body, ...rest }, 'x-request-id')
  const made = signJws({ method, path: url.pathname, headers, body }, { certificate, key }, now)
  return {
    headers: [
      ['Digest', made.digest],
      ['x-jws-signature', made.signature],
    ],
    steps: explainedJws(made, body),
  }
}

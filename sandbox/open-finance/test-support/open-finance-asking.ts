import { makeTestSet, type TestSet } from '../../../certificates/test-set.ts'
import { createHash, createSign, randomUUID, X509Certificate } from 'node:crypto'
import { Agent, request as send } from 'node:https'
import type { PemPair } from '../world/open-finance-options.ts'
import { readyProvider, type RunningOpenFinance } from '../start-open-finance.ts'

let made: Promise<TestSet> | undefined
/** All tests of a process share them: making them takes longer than most tests. */
export const testCertificates = () => (made ??= makeTestSet(['127.0.0.1']))

export interface OpenFinanceAsked {
  status: number
  headers: Record<string, string | string[] | undefined>
  // oxlint-disable-next-line typescript/no-explicit-any -- tests reach into bodies of any shape
  body: any
  /** Of the blocks of a refusal. */
  codes: string[]
  paths: string[]
}

type Properties = Record<string, unknown>

export interface OpenFinanceAsking {
  method?: string
  /** The whole path, instead of one below the ready provider. */
  url?: string
  body?: string | Buffer
  /** Sent, and signed where the rule says so. */
  headers?: Record<string, string>
  /** Changes headers after signing; undefined removes one. */
  altered?: Record<string, string | undefined>
  /** Changes the protected header before signing. */
  properties?: (right: Properties) => Properties
  /** Changes x-jws-signature before it is sent. */
  signature?: (value: string) => string
  /** The certificate of the connection; null presents none. */
  website?: PemPair | null
  seal?: PemPair
  aud?: string
  digest?: string
}

/** Keeps connections open, by server and certificate. */
let agent: Agent | undefined

const optional = ['api-contract-id', 'psu-id', 'psu-corporate-id', 'client-redirect-uri']

/** Sends one signed, valid request with these changes, and reads the answer. */
export async function askOpenFinance(
  running: RunningOpenFinance,
  path: string,
  asking: OpenFinanceAsking = {},
): Promise<OpenFinanceAsked> {
  const { authority, certificates } = running.certificates
  const { website = certificates['website-both'], method = asking.body === undefined ? 'GET' : 'POST' } = asking
  const base = new URL(running.baseUrl)
  const sentPath = asking.url ?? `${base.pathname.replace(/\/$/, '')}/${readyProvider}${path}`
  const headers = signedHeaders(method, path.split('?')[0] ?? '', asking, asking.seal ?? certificates.seal)
  agent ??= new Agent({ keepAlive: true })
  return new Promise((resolve, reject) => {
    const outgoing = send(
      {
        host: base.hostname,
        port: base.port,
        method,
        path: sentPath,
        headers,
        ca: authority.certificate,
        ...(website && { cert: website.certificate, key: website.key }),
        agent,
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const body = text === '' ? undefined : JSON.parse(text)
          const blocks: Array<{ code: string; path?: string }> = body?.apiClientMessages ?? []
          const codes = blocks.map(({ code }) => code)
          const paths = blocks.flatMap((block) => block.path ?? [])
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, codes, paths })
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(asking.body)
  })
}

function signedHeaders(
  method: string,
  path: string,
  asking: OpenFinanceAsking,
  seal: PemPair,
): Record<string, string | number> {
  const body = Buffer.from(asking.body ?? '')
  const digest = asking.digest ?? `SHA-256=${createHash('sha256').update(body).digest('base64')}`
  const headers: Record<string, string> = { 'x-request-id': randomUUID(), digest, ...asking.headers }
  const pars = ['x-request-id', 'digest', ...optional.filter((name) => headers[name] !== undefined)]
  const right: Properties = {
    typ: 'JOSE',
    alg: 'RS256',
    b64: false,
    crit: ['b64', 'sigT', 'sigD'],
    x5c: [new X509Certificate(seal.certificate).raw.toString('base64')],
    sigT: new Date().toISOString().replace(/\.\d+/, ''),
    sigD: { pars, mId: 'http://uri.etsi.org/19182/HttpHeaders' },
    aud: asking.aud ?? `${method} ${path}`,
  }
  const made = asking.properties?.(right) ?? right
  const payload = pars.map((name) => `${name}: ${headers[name]}`).join('\n')
  const segment = Buffer.from(JSON.stringify(made)).toString('base64url')
  const signature = createSign('sha256').update(`${segment}.${payload}`, 'latin1').sign(seal.key, 'base64url')
  const value = `${segment}..${signature}`
  const all = { ...headers, 'x-jws-signature': asking.signature?.(value) ?? value, ...asking.altered }
  const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(sent), 'content-length': body.length }
}

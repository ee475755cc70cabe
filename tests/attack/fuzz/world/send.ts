import http from 'node:http'
import net from 'node:net'
import { signatureOf } from '../../../../harness/client/sign.ts'
import { sampleFile } from '../../../../sandbox/server/sample-file.ts'
import type { RunningSandbox } from '../../../../sandbox/server/start.ts'
import { askOpenFinance } from '../../../../sandbox/open-finance/test-support/open-finance-asking.ts'
import { headerPairs } from '../../../../harness/client/wire.ts'
import { deep } from '../requests/kinds.ts'
import type { Body, Plan } from '../requests/plan.ts'
import type { Lookup } from './lookup.ts'

/** What was sent and what came of it. */
export interface Exchange {
  plan: Plan
  /** As it went out: what to print where it is a finding. */
  sent: { method: string; path: string; headers: Record<string, string>; body: string }
  /** 0 where nothing came. */
  status: number
  headers: ReadonlyArray<readonly [string, string]>
  text: string
  error?: string
  ms: number
}

export type Send = (plan: Plan) => Promise<Exchange>

const answerWithinMs = 10_000
const deepLists = '['.repeat(20_000) + ']'.repeat(20_000)

/** Sends plans to a sandbox over connections that are kept. */
export function createSend(running: RunningSandbox, lookup: Lookup): { send: Send; close: () => void } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
  const send: Send = async (plan) => {
    const began = performance.now()
    const ready = readied(running, lookup, plan)
    const { sent } = ready
    const came = await (plan.of === 'wire'
      ? sendBytes(running, ready.bytes)
      : plan.of === 'open finance'
        ? sendOpenFinance(running, plan, ready)
        : sendHttp(running, agent, ready))
    return { plan, sent, ...came, ms: performance.now() - began }
  }
  return { send, close: () => agent.destroy() }
}

type Came = Pick<Exchange, 'status' | 'headers' | 'text' | 'error'>
type Ready = Pick<Exchange, 'sent'> & { bytes: Buffer }

/** A plan with all that it refers to, signed where it says so. */
function readied(running: RunningSandbox, lookup: Lookup, plan: Plan): Ready {
  const { actor } = plan.keys
  // Who holds the token of the control port, or the link to a page, may use it: that is no access across clients.
  const crosses = plan.of === 'api' || plan.keys.wrong !== 'nothing'
  const resolved = (value: unknown) => lookup.resolve(value, { actor, focus: plan.focus, crosses })
  const segments = plan.segments.map((one) => segmentText(String(resolved(one))))
  const query = new URLSearchParams(plan.query.map(([name, value]) => [name, textOf(resolved(value))])).toString()
  const path = `/${segments.join('/')}${query === '' ? '' : `?${query}`}`
  const { bytes, type } = bytesOf(plan.body, resolved)
  const own = plan.headers.map(([name, value]) => [name, headerText(textOf(resolved(value)))])
  const headers: Record<string, string> = {
    ...(type !== '' && { 'Content-Type': headerText(type) }),
    ...keysOf(running, plan),
    ...Object.fromEntries(own),
  }
  if (plan.keys.signed !== 'no' || (plan.of === 'api' && running.clients[actor].client.status === 'live'))
    sign(running, plan, path, bytes, headers)
  return { sent: { method: plan.method, path, headers, body: bytes.toString('latin1') }, bytes }
}

function keysOf({ clients, sandbox }: RunningSandbox, { of, keys, version }: Plan): Record<string, string> {
  if (of === 'control') return { 'Control-token': keys.wrong === 'nothing' ? sandbox.settings.controlToken : 'wrong' }
  if (of !== 'api') return {}
  const { client } = clients[keys.actor]
  const id = keys.wrong === 'app id' ? 'nobody' : version === 'v3' ? client.client_id : client.app_id
  const secret = keys.wrong === 'secret' ? 'wrong' : version === 'v3' ? client.v3_secret : client.secret
  if (version !== 'v3') return { 'App-id': id, Secret: secret }
  return { 'Client-id': id, [client.key_type === 'app' ? 'App-secret' : 'Service-secret']: secret }
}

function sign(
  { clients, baseUrl, sandbox }: RunningSandbox,
  { keys, method, version }: Plan,
  path: string,
  body: Buffer,
  headers: Record<string, string>,
): void {
  const { privateKey } = clients[keys.actor]
  if (privateKey === undefined) return
  const ahead = keys.signed === 'expired' ? -10 : 300
  const expiresAt = String(Math.floor(sandbox.clock.now().getTime() / 1000) + ahead)
  const url = keys.signed === 'wrong' ? `${baseUrl}${path}x` : `${baseUrl}${path}`
  const digest = version === 'v3' ? 'sha1' : 'sha256'
  headers['Expires-at'] = expiresAt
  headers.Signature = signatureOf({ digest, expiresAt, method, url, body }, privateKey)
}

/** A file of the sandbox's own form, and one that is none. */
const files: Readonly<Record<string, () => Buffer>> = {
  statement: sampleFile.bytes,
  garbage: () => Buffer.from([0, 255, 34, 44, 10, 0]),
}

function bytesOf(body: Body | undefined, resolved: (value: unknown) => unknown): { bytes: Buffer; type: string } {
  if (body === undefined) return { bytes: Buffer.alloc(0), type: '' }
  if (body.as === 'bytes') return { bytes: Buffer.from(body.bytes as string), type: body.type }
  if (body.as === 'json') {
    const text = (JSON.stringify(resolved(body.value)) ?? '').replaceAll(`"${deep}"`, () => deepLists)
    return { bytes: Buffer.from(text), type: 'application/json' }
  }
  const fields = body.fields.map(([name, value]): [string, string] => [name, textOf(resolved(value))])
  if (!body.multipart)
    return { bytes: Buffer.from(new URLSearchParams(fields).toString()), type: 'application/x-www-form-urlencoded' }
  const parts = fields.map(([name, value]) =>
    Buffer.from(`--fuzz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  const file = body.file === undefined ? undefined : files[body.file]?.()
  const head = '--fuzz\r\nContent-Disposition: form-data; name="file"; filename="x.csv"\r\n\r\n'
  const filed = file ? [Buffer.from(head), file, Buffer.from('\r\n')] : []
  return {
    bytes: Buffer.concat([...parts, ...filed, Buffer.from('--fuzz--\r\n')]),
    type: 'multipart/form-data; boundary=fuzz',
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Header values and paths hold what HTTP lets them hold; everything else is for bodies. */
function headerText(text: string): string {
  return text.replaceAll(/[^\t\u0020-\u007e\u00a0-\u00ff]/g, '?').trim()
}

function segmentText(text: string): string {
  return text.startsWith('%') ? text.replaceAll(/[^!-~]/g, '') : encodeURIComponent(text.toWellFormed())
}

function sendHttp({ baseUrl }: RunningSandbox, agent: http.Agent, { sent, bytes }: Ready): Promise<Came> {
  const { hostname, port } = new URL(baseUrl)
  const { method, path } = sent
  const length = bytes.length > 0 || method.startsWith('P') ? { 'Content-Length': String(bytes.length) } : {}
  return new Promise((resolve) => {
    const fail = (error: Error): void => resolve({ status: 0, headers: [], text: '', error: error.message })
    const request = http.request(
      { hostname, port, method, path, headers: { ...sent.headers, ...length }, agent, timeout: answerWithinMs },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', fail)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: headerPairs(answer.rawHeaders),
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    request.on('timeout', () => request.destroy(new Error(`no answer within ${answerWithinMs} ms`)))
    request.on('error', fail)
    request.end(bytes)
  })
}

/** Bytes on a socket of their own, to which the sandbox may also just hang up. */
function sendBytes({ baseUrl }: RunningSandbox, bytes: Buffer): Promise<Came> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = net.connect(Number(port), hostname, () => socket.end(bytes))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', () => socket.destroy())
    socket.setTimeout(answerWithinMs, () => socket.destroy())
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1')
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), headers: [], text })
    })
  })
}

async function sendOpenFinance(
  running: RunningSandbox,
  { method, spoilt }: Plan,
  { sent, bytes }: Ready,
): Promise<Came> {
  const { openFinance } = running
  if (!openFinance) return { status: 0, headers: [], text: '' }
  const certificates = openFinance.certificates.certificates
  const website = spoilt === 'certificate' ? (certificates['website-expired'] ?? null) : undefined
  try {
    const { status, body } = await askOpenFinance(openFinance, `/v2${sent.path}`, {
      method,
      ...(bytes.length > 0 && { body: bytes }),
      headers: sent.headers,
      ...(website !== undefined && { website }),
      ...(spoilt === 'digest' && { digest: 'SHA-256=AAAA' }),
      ...(spoilt === 'signature' && { signature: (value) => `${value.slice(0, -6)}AAAAAA` }),
    })
    return { status, headers: [], text: JSON.stringify(body) ?? '' }
  } catch (error) {
    return { status: 0, headers: [], text: '', error: (error as Error).message }
  }
}

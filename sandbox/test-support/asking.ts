import supertest, { type Test } from 'supertest'
import type { ClientPurpose, RunningSandbox } from '../server/start.ts'

export interface Asked {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- tests reach into bodies of any shape
  body: any
}

export interface Asking {
  as?: ClientPurpose | undefined
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is. */
  text?: string | Buffer
}

/** Sends one request of a client to a running sandbox and reads the answer as JSON. */
export async function ask(running: RunningSandbox, path: string, asking: Asking = {}): Promise<Asked> {
  const { client } = running.clients[asking.as ?? 'main']
  return send(running, path, asking, { 'App-id': client.app_id, Secret: client.secret })
}

/** The same with the client's version 3 keys. */
export async function askV3(running: RunningSandbox, path: string, asking: Asking = {}): Promise<Asked> {
  const { client } = running.clients[asking.as ?? 'main']
  const header = client.key_type === 'app' ? 'App-secret' : 'Service-secret'
  return send(running, path, asking, { 'Client-id': client.client_id, [header]: client.v3_secret })
}

async function send(
  running: RunningSandbox,
  path: string,
  asking: Asking,
  keys: Record<string, string>,
): Promise<Asked> {
  const body = asking.json === undefined ? asking.text : JSON.stringify(asking.json)
  const method = asking.method ?? (body === undefined ? 'GET' : 'POST')
  const sending = (supertest(running.baseUrl) as unknown as Record<string, (path: string) => Test>)[
    method.toLowerCase()
  ]!(path)
  void sending
    .set({ 'Content-Type': 'text/plain', ...keys, ...openedBy(running, method, path), ...asking.headers })
    .ok(() => true)
  if (body !== undefined) void sending.send(body).serialize((same) => same as string)
  const { status, headers, text } = await sending.buffer(true)
  return { status, headers: new Headers(headers), body: JSON.parse(text) }
}

/** The secret for the login that a reading request names; a modifying request gives its secrets itself. */
function openedBy({ sandbox }: RunningSandbox, method: string, path: string): Record<string, string> {
  const id = /(?:\/(?:logins|connections)\/|[?&](?:login|connection)_id=)([^/?&]+)/.exec(path)?.[1]
  const login = method === 'GET' && id !== undefined ? sandbox.store.logins.get(id) : undefined
  return login ? { 'Login-secret': login.secret, 'Connection-secret': login.secret } : {}
}

import { sign } from 'node:crypto'
import type { ClientPurpose, RunningSandbox } from '../../../sandbox/server/start.ts'

export interface Draft {
  /** What it is for, by which a habit finds it. */
  step: string
  method: string
  /** From the root, with its query. */
  path: string
  headers: Record<string, string>
  body: string
  /** Whether it is signed, and what is done otherwise than right. */
  signs: boolean
  aheadSeconds: number
  /** What is signed; the right text when absent. */
  signed?: (right: string) => string
  /** Changes the headers once it is signed. */
  after?: (headers: Record<string, string>) => Record<string, string>
}

/** What a client does in one way and not in another. */
export type Habit = (draft: Draft, running: RunningSandbox) => Draft

// oxlint-disable-next-line typescript/no-explicit-any -- clients reach into bodies of any shape
export type Answer = { status: number; body: any }

/** A client that does everything right but for its habit. */
export class SmallClient {
  readonly running: RunningSandbox
  readonly purpose: ClientPurpose
  private readonly habit: Habit

  constructor(running: RunningSandbox, purpose: ClientPurpose, habit: Habit = (draft) => draft) {
    this.running = running
    this.purpose = purpose
    this.habit = habit
  }

  /** Sends one request; `data` is the body's. */
  async ask(
    step: string,
    method: string,
    path: string,
    {
      data,
      headers = {},
      as = this.purpose,
    }: { data?: unknown; headers?: Record<string, string>; as?: ClientPurpose } = {},
  ): Promise<Answer> {
    const { client, privateKey } = this.running.clients[as]
    const secretHeader = client.key_type === 'app' ? 'App-secret' : 'Service-secret'
    const keys: Record<string, string> = path.startsWith('/api/v3/')
      ? { 'Client-id': client.client_id, [secretHeader]: client.v3_secret }
      : { 'App-id': client.app_id, Secret: client.secret }
    const body = data === undefined ? '' : JSON.stringify({ data })
    const type: Record<string, string> = body === '' ? {} : { 'Content-Type': 'application/json' }
    const right: Draft = {
      step,
      method,
      path,
      headers: { ...keys, ...type, ...headers },
      body,
      signs: privateKey !== undefined,
      aheadSeconds: 60,
    }
    const draft = this.habit(right, this.running)
    const url = `${this.running.baseUrl}${draft.path}`
    const signed =
      draft.signs && privateKey !== undefined
        ? { ...draft.headers, ...this.signature(draft, url, privateKey) }
        : draft.headers
    const { status, text } = await sent(url, { ...draft, headers: draft.after?.(signed) ?? signed })
    return { status, body: text === '' ? undefined : JSON.parse(text) }
  }

  /** Visits a page as a browser of the user does. */
  async visit(step: string, url: string): Promise<void> {
    const right = { step, method: 'GET', path: url, body: '', signs: false, aheadSeconds: 0 }
    const { headers } = this.habit({ ...right, headers: { 'Sec-Fetch-Dest': 'document' } }, this.running)
    await sent(url, { method: 'GET', headers, body: '' })
  }

  private signature(
    { method, body, aheadSeconds, path, signed }: Draft,
    url: string,
    key: string,
  ): Record<string, string> {
    const expires = String(Math.floor(this.running.sandbox.clock.now().getTime() / 1000) + aheadSeconds)
    const text = `${expires}|${method}|${url}|${body}`
    const digest = path.startsWith('/api/v3/') ? 'sha1' : 'sha256'
    const made = sign(digest, Buffer.from(signed?.(text) ?? text), key).toString('base64')
    return { 'Expires-at': expires, Signature: made }
  }
}

async function sent(url: string, { method, headers, body }: Pick<Draft, 'method' | 'headers' | 'body'>) {
  const answer = await fetch(url, { method, headers, redirect: 'manual', ...(body !== '' && { body }) })
  const text = await answer.text()
  // Pages are not read.
  return { status: answer.status, text: answer.headers.get('content-type')?.includes('json') ? text : '' }
}

import type { ClientPurpose } from '../core/seed-clients.ts'
import type { RunningSandbox } from '../core/start.ts'

export interface Asked {
  status: number
  headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- tests reach into bodies of any shape
  body: any
}

export interface Asking {
  as?: ClientPurpose
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
  const body = asking.json === undefined ? asking.text : JSON.stringify(asking.json)
  const answer = await fetch(running.baseUrl + path, {
    method: asking.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { 'App-id': client.app_id, Secret: client.secret, ...asking.headers },
    ...(body !== undefined && { body: body as string }),
  })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

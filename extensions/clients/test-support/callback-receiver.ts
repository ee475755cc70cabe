import { verify } from 'node:crypto'
import { listening } from '../../../tests/test-support/hostile-server.ts'

export interface Received {
  kind: string
  login: string
}

export interface Taking {
  /** What it answers to a callback that is rightly signed. */
  status: number
  verifies: boolean
  /** Whether it answers what it does not believe as it answers the rest. */
  takesAll: boolean
}

export interface CallbackReceiver {
  /** Registers how a client with this name takes callbacks; gives the address below which it does, and what it received. */
  take(name: string, taking?: Partial<Taking>): { url: string; received: Received[] }
}

/** A server that takes callbacks for many clients until the tests of the file have run. What it does not believe it refuses with 401. */
export async function receiveCallbacks(publicKey: () => string): Promise<CallbackReceiver> {
  const takers = new Map<string, Taking & { received: Received[] }>()
  const base = await listening((request, response, body) => {
    const [, name = '', kind = ''] = (request.url ?? '').split('/')
    const taker = takers.get(name)
    const text = body.toString()
    const signed = Buffer.from(`http://${request.headers.host}${request.url}|${text}`)
    const signature = Buffer.from(String(request.headers.signature), 'base64')
    const believed = taker && (!taker.verifies || verify('sha256', signed, publicKey(), signature))
    if (believed)
      taker.received.push({ kind, login: (JSON.parse(text) as { data: { login_id: string } }).data.login_id })
    response.writeHead(believed || taker?.takesAll ? taker.status : 401).end()
  })
  return {
    take(name, taking = {}) {
      const received: Received[] = []
      takers.set(name, { status: 200, verifies: true, takesAll: false, ...taking, received })
      return { url: `${base}/${name}`, received }
    },
  }
}

import type { Client, ClientStatus } from '../store/entities.ts'
import type { KeyPair } from '../basics/keys.ts'
import { seededKeys } from '../basics/seeded-keys.ts'
import { enrichmentRoutes } from '../enrichment/routes.ts'
import type { Sandbox } from '../world/sandbox.ts'

export interface SeededClient {
  client: Client
  /** PEM; absent when the client registered no key. */
  privateKey?: string
}

const purposes = {
  main: { status: 'test', key_type: 'service', signs: true },
  second: { status: 'test', key_type: 'service', signs: true },
  live: { status: 'live', key_type: 'service', signs: true },
  app: { status: 'test', key_type: 'app', signs: false },
  pending: { status: 'pending', key_type: 'service', signs: true },
  disabled: { status: 'disabled', key_type: 'service', signs: true },
  restricted: { status: 'restricted', key_type: 'service', signs: true },
  keyless: { status: 'test', key_type: 'service', signs: false },
  unenriched: { status: 'test', key_type: 'service', signs: true },
  unencrypted: { status: 'test', key_type: 'service', signs: false },
  unscoped: { status: 'test', key_type: 'service', signs: false },
  deactivated: { status: 'test', key_type: 'service', signs: false },
  clientless: { status: 'test', key_type: 'service', signs: false },
  weak: { status: 'test', key_type: 'service', signs: true },
  uncertified: { status: 'test', key_type: 'service', signs: false },
} as const satisfies Record<string, { status: ClientStatus; key_type: Client['key_type']; signs: boolean }>

export type ClientPurpose = keyof typeof purposes

/** The routes closed to the client without data enrichment; one list of every other interface is closed too. */
const withheld = [...enrichmentRoutes.map(({ name }) => name), 'assets/list', 'logins/list', 'payment-templates/list']

/** A key pair too short to be registered, made once. */
let short: KeyPair | undefined

/** Gives a sandbox one client per purpose, unless a kept world has them. The main client gets the first key pair. */
export function seedClients(sandbox: Sandbox, keys: KeyPair[]): Record<ClientPurpose, SeededClient> {
  let next = 0
  short ??= seededKeys(0, 1, 1024)[0]
  const now = sandbox.clock.nowIso()
  const seeded = Object.entries(purposes).map(([purpose, { status, key_type, signs }]) => {
    const pair = purpose === 'weak' ? short : signs ? keys[next++ % keys.length] : undefined
    const email = `${purpose}@client.example`
    const known = sandbox.store.clients.all().find((client) => client.email === email)
    if (known) return [purpose, { client: known, ...(pair && { privateKey: pair.privateKey }) }]
    const client = sandbox.store.clients.add({
      id: sandbox.store.clients.newId(),
      status,
      key_type,
      app_id: sandbox.secrets(),
      secret: sandbox.secrets(),
      client_id: sandbox.secrets(),
      v3_secret: sandbox.secrets(),
      ...(pair && { publicKey: pair.publicKey }),
      callbacks: {},
      keyActive: purpose !== 'deactivated',
      clientless: purpose === 'clientless',
      holderInfo: purpose !== 'unscoped',
      encryptedCredentials: purpose !== 'unencrypted',
      customCategories: true,
      noAccessTo: purpose === 'unenriched' ? withheld : [],
      certified: purpose !== 'uncertified',
      loginLimit: purpose === 'pending' ? 5 : 10_000,
      ...(purpose === 'unencrypted' && { loginsAtOnce: 8 }),
      ...(purpose === 'unenriched' && { connects: { requests: 3, seconds: 1 } }),
      email,
      signed_up_at: now,
      activated_at: status === 'pending' ? null : now,
      last_request_sent_at: null,
      last_callback_received_at: null,
    })
    return [purpose, { client, ...(pair && { privateKey: pair.privateKey }) }]
  })
  return Object.fromEntries(seeded) as Record<ClientPurpose, SeededClient>
}

import type { RunningOpenFinance } from '../open-finance/start-open-finance.ts'
import { buildServer, ruleExchange } from './build-server.ts'
import { makeKeys, type KeyPair, seededKeys } from '../basics/keys.ts'
import type { Inspector, Sandbox, SandboxOptions } from '../world/sandbox.ts'
import { createSandbox } from './create-sandbox.ts'
import { newCustomer } from '../ais/customers/routes.ts'
import { callbackKinds, type Customer, type Client, type ClientStatus } from '../store/entities.ts'
import { readyLogins, type SeededLogins } from './seed-logins.ts'
import { connect } from 'node:net'
import { enrichmentRoutes } from '../enrichment/routes.ts'
import { endRun } from '../fetching/end-run.ts'
import { planDailyRefresh } from '../fetching/daily-refresh.ts'
import { findProvider } from '../providers/find-provider.ts'
import { lastAttempt } from '../store/store.ts'

/** Registers an address below `url` per kind of callback. */
export function registerCallbacks(client: Client, url: string): void {
  client.callbacks = Object.fromEntries(callbackKinds.map((kind) => [kind, `${url}/${kind}`]))
}

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
    const client =
      known ??
      sandbox.store.clients.add({
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

const stopped = { errorClass: 'LoginFetchingStopped', message: 'the sandbox was stopped during the fetch' }

/** Ends the fetches that a stopped process left, and schedules the daily ones again, from now on. */
export function endInterrupted(sandbox: Sandbox): void {
  for (const login of sandbox.store.logins.all()) {
    const attempt = lastAttempt(sandbox, login)
    const provider = findProvider(login.providerCode)
    if (!attempt || !provider) continue
    if (attempt.finished) planDailyRefresh(sandbox, login, attempt)
    else {
      const run = { login, attempt, work: { provider, credentials: {} }, sequence: [], at: 0, callOff: () => undefined }
      endRun(sandbox, run, stopped)
    }
  }
}

/** As many as a run of version 6 alone needs, since its routes make no customers. */
const customersOf: Partial<Record<ClientPurpose, number>> = { main: 20, second: 3, live: 2, pending: 2, keyless: 2 }

/** Linux and Windows have all of 127.0.0.0/8; other systems need it to be added. */
const secondLoopback = '127.0.0.2'

export interface RunningSandbox {
  sandbox: Sandbox
  baseUrl: string
  /** A second loopback address of this machine that reaches the sandbox; undefined for none. */
  secondAddress?: string
  /** The clients made at the start, with their private keys. */
  clients: Record<ClientPurpose, SeededClient>
  /** The logins made at the start, all of the main client. */
  logins: SeededLogins
  /** Customers without connections, by client. */
  customers: SeededCustomers
  /** Present when requested. */
  openFinance?: RunningOpenFinance
  inspector?: Inspector
  close(): Promise<void>
}

const defaultHost = '127.0.0.1'

/**
 * A listening sandbox with its clients and seeded data. Close it, or the process stays alive. The data is made before
 * the rules are patched, so that a fault shows in answers and does not break the start.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { state } = options
  const keys = (state?.world.get('keys') ?? options.keys ?? (await makeKeys())) as [KeyPair, ...KeyPair[]]
  const sandbox = createSandbox({ ...options, keys, patches: [] })
  state?.world.set('keys', keys)
  const clients = seedClients(sandbox, keys)
  const logins = sandbox.recalled('logins', () => readyLogins(sandbox, clients.main.client, options))
  const customers = sandbox.recalled('customers', () => seedCustomers(sandbox, clients))
  if (sandbox.settings.callbackUrl !== undefined) registerCallbacks(clients.main.client, sandbox.settings.callbackUrl)
  for (const patch of options.patches ?? []) patch(sandbox.rules)
  const { server, inspector } = inspectedServer(sandbox, options)
  const giveUp = async (error: unknown): Promise<never> => {
    sandbox.clock.stop()
    await server.close()
    state?.close()
    throw error
  }
  const port = options.port ?? (state?.world.get('port') as number | undefined) ?? 0
  const address = await server.listen({ port, host: options.host ?? defaultHost }).catch(giveUp)
  const baseUrl = `${address}${sandbox.settings.pathPrefix}`
  sandbox.baseUrl = sandbox.settings.publicUrl ?? baseUrl
  const openFinance = await openFinanceOf(sandbox, options).catch(giveUp)
  const secondAddress = sandbox.settings.publicUrl === undefined ? await secondAddressFor(address) : undefined
  state?.world.set('port', Number(new URL(address).port))
  if (state) endInterrupted(sandbox)
  sandbox.store.save()
  return {
    sandbox,
    baseUrl,
    clients,
    logins,
    customers,
    ...(secondAddress !== undefined && { secondAddress }),
    ...(openFinance && { openFinance }),
    ...(inspector && { inspector }),
    async close() {
      sandbox.clock.stop()
      await Promise.all([server.close(), openFinance?.close()])
      state?.close()
    },
  }
}

/** The server, with the inspector if requested. */
function inspectedServer(sandbox: Sandbox, { inspector: make, patches = [] }: SandboxOptions) {
  if (!make) return { server: buildServer(sandbox) }
  const inspector = make(sandbox, (taken) => exchange(taken))
  sandbox.traffic = inspector.traffic
  const build = () => buildServer(sandbox, inspector)
  const server = build()
  const exchange = ruleExchange(sandbox, server, { first: patches, build })
  return { server, inspector }
}

/** Loaded on request: reading certificates needs a library that no other interface uses. */
async function openFinanceOf(
  sandbox: Sandbox,
  { openFinance, host = defaultHost, state }: SandboxOptions,
): Promise<RunningOpenFinance | undefined> {
  if (!openFinance) return undefined
  const { startOpenFinance } = await import('../open-finance/start-open-finance.ts')
  const port = openFinance.port ?? (state?.world.get('open-finance-port') as number | undefined) ?? 0
  const running = await startOpenFinance(sandbox, { ...openFinance, port }, host)
  state?.world.set('open-finance-port', Number(new URL(running.baseUrl).port))
  return running
}

/** The second loopback address if it reaches the server at `url`, else undefined. */
function secondAddressFor(url: string): Promise<string | undefined> {
  const { hostname, port } = new URL(url)
  if (!hostname.startsWith('127.')) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: secondLoopback })
    const end = (found: string | undefined) => {
      socket.destroy()
      resolve(found)
    }
    socket.on('connect', () => end(secondLoopback)).on('error', () => end(undefined))
  })
}

type SeededCustomers = Partial<Record<ClientPurpose, Customer[]>>

/** Customers without connections, for runs of version 6 alone. */
function seedCustomers(sandbox: Sandbox, clients: Readonly<Record<ClientPurpose, SeededClient>>): SeededCustomers {
  const made = Object.entries(customersOf).map(([purpose, many]) => {
    const { client } = clients[purpose as ClientPurpose]
    const one = (_: unknown, at: number) => newCustomer(sandbox, client, `seeded-${purpose}-${at + 1}`)
    return [purpose, Array.from({ length: many }, one)]
  })
  return Object.fromEntries(made) as SeededCustomers
}

import { registerCallbacks } from './register-callbacks.ts'
import type { RunningOpenFinance } from '../open-finance/start-open-finance.ts'
import { buildServer } from './build-server.ts'
import { ruleExchange } from './exchange-rules.ts'
import { makeKeys, type KeyPair } from '../basics/keys.ts'
import type { Inspector, Sandbox, SandboxOptions } from '../world/sandbox.ts'
import { createSandbox } from './create-sandbox.ts'
import { newCustomer } from '../ais/customers/new-customer.ts'
import type { Customer } from '../store/entities.ts'
import { seedClients, type ClientPurpose, type SeededClient } from './seed-clients.ts'
import { readyLogins } from './ready-logins.ts'
import type { SeededLogins } from './seed-logins.ts'
import { endInterrupted } from './end-interrupted.ts'
import { connect } from 'node:net'

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
  /** Present when requested. */
  /** Customers without connections, by client. */
  customers: SeededCustomers
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

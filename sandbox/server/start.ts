import { registerCallbacks } from './register-callbacks.ts'
import type { RunningOpenFinance } from '../open-finance/start-open-finance.ts'
import { buildServer } from './build-server.ts'
import { ruleExchange } from './exchange-rules.ts'
import { makeKeys, type KeyPair } from '../basics/keys.ts'
import type { Inspector, Sandbox, SandboxOptions } from '../world/sandbox.ts'
import { createSandbox } from './create-sandbox.ts'
import { seedCustomers, type SeededCustomers } from './seed-customers.ts'
import { seedClients, type ClientPurpose, type SeededClient } from './seed-clients.ts'
import { readyLogins } from './ready-logins.ts'
import type { SeededLogins } from './seed-logins.ts'
import { endInterrupted } from './end-interrupted.ts'
import { secondAddressFor } from './second-address.ts'

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

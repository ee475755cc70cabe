import { buildServer } from './build-server.ts'
import { makeKeys, type KeyPair } from './keys.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
import { seedClients, type ClientPurpose, type SeededClient } from './seed-clients.ts'

export type { SandboxOptions }

export interface RunningSandbox {
  sandbox: Sandbox
  baseUrl: string
  /** The clients made at the start, with their private keys. */
  clients: Record<ClientPurpose, SeededClient>
  close(): Promise<void>
}

/** A sandbox with its clients and ready-made data, listening. Close it, or the process stays alive. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const keys = (options.keys ?? (await makeKeys())) as [KeyPair, ...KeyPair[]]
  const sandbox = createSandbox({ ...options, keys })
  const clients = seedClients(sandbox, keys)
  const server = buildServer(sandbox)
  const address = await server.listen({ port: options.port ?? 0, host: options.host ?? '127.0.0.1' })
  sandbox.baseUrl = sandbox.settings.publicUrl ?? address
  return {
    sandbox,
    baseUrl: address,
    clients,
    async close() {
      sandbox.clock.stop()
      await server.close()
    },
  }
}

import { buildServer } from './build-server.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'
import { seed, type ClientPurpose, type SeededClient } from './seed.ts'

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
  const sandbox = createSandbox(options)
  const clients = seed(sandbox, options.keys)
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

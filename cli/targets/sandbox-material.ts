import { makeKeys } from '../../sandbox/basics/keys.ts'
import type { OpenFinanceOptions } from '../../sandbox/open-finance/world/open-finance-options.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'

/** What is slow to make and can be shared by sandboxes: keys, and certificates for open finance. */
export type SandboxMaterial = Pick<SandboxOptions, 'keys' | 'openFinance'>

/** Makes the material of all sandboxes of a command, as plain data for other processes. */
export async function makeSandboxMaterial({ openFinance }: { openFinance: boolean }): Promise<SandboxMaterial> {
  const [keys, made] = await Promise.all([makeKeys(), openFinance ? makeOpenFinance() : undefined])
  return { keys, ...(made && { openFinance: made }) }
}

// Caches values, not promises: work after a promise of another test would count as that test's.
const madeFor = new Map<string, OpenFinanceOptions>()

/** The options for open finance: certificates as texts, made once per process and host. */
export async function makeOpenFinance(host = '127.0.0.1'): Promise<OpenFinanceOptions> {
  const made = madeFor.get(host) ?? (await certificatesFor(host))
  madeFor.set(host, made)
  return made
}

async function certificatesFor(host: string): Promise<OpenFinanceOptions> {
  // Loaded only here: nothing else needs the certificate library.
  const { makeTestSet } = await import('../../certificates/test-set.ts')
  const { authority, certificates } = await makeTestSet([...new Set([host, 'localhost', '127.0.0.1', '::1'])])
  return { certificates: { authority: { certificate: authority.certificate }, certificates } }
}

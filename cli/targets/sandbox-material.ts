import { makeKeys } from '../../sandbox/basics/keys.ts'
import type { OpenFinanceOptions } from '../../sandbox/open-finance/world/open-finance-options.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'

/** What takes long to make, and may be the same for many sandboxes: keys, and certificates where they speak open finance. */
export type SandboxMaterial = Pick<SandboxOptions, 'keys' | 'openFinance'>

/** Makes it for all sandboxes of a command, as plain data that other processes can be sent. */
export async function makeSandboxMaterial({ openFinance }: { openFinance: boolean }): Promise<SandboxMaterial> {
  const [keys, made] = await Promise.all([makeKeys(), openFinance ? makeOpenFinance() : undefined])
  return { keys, ...(made && { openFinance: made }) }
}

// Not their promises: what a test does after it awaited one that another made would count as done in that other.
const madeFor = new Map<string, OpenFinanceOptions>()

/** What a sandbox needs to speak open finance: certificates as plain texts. Those of a process are made once for each host. */
export async function makeOpenFinance(host = '127.0.0.1'): Promise<OpenFinanceOptions> {
  const made = madeFor.get(host) ?? (await certificatesFor(host))
  madeFor.set(host, made)
  return made
}

async function certificatesFor(host: string): Promise<OpenFinanceOptions> {
  // Loaded only here: certificates take a library that nothing else needs.
  const { makeTestSet } = await import('../../certificates/test-set.ts')
  const { authority, certificates } = await makeTestSet([...new Set([host, 'localhost', '127.0.0.1', '::1'])])
  return { certificates: { authority: { certificate: authority.certificate }, certificates } }
}

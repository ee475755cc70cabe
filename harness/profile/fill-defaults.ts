import { currentAddress } from '../../requirements/select-addresses.ts'
import type { OpenFinanceProfile } from './open-finance-profile.ts'
import type { ClientProfile, Profile, ProviderProfile } from './profile.ts'

/** A profile that fulfils the schema and has its defaults. Defaults that depend on other fields are still missing. */
export type WrittenProfile = Omit<Profile, 'target' | 'clients' | 'providers' | 'pacing'> & {
  target: Omit<Profile['target'], 'name'> & { name?: string }
  clients?: Array<Omit<ClientProfile, 'status' | 'key_type'> & Partial<Pick<ClientProfile, 'status' | 'key_type'>>>
  providers: Array<Omit<ProviderProfile, 'fake'> & { fake?: boolean }>
  pacing: Omit<Profile['pacing'], 'requests_per_second'> & { requests_per_second?: number | null }
}

/** The status in a client's purpose, else `test`. */
export function statusOf(purpose: unknown): ClientProfile['status'] {
  const named = (['live', 'pending', 'disabled', 'restricted'] as const).find((status) => status === purpose)
  return named ?? 'test'
}

/** The key type in a client's purpose. */
export function typeOf(purpose: unknown): ClientProfile['key_type'] {
  return purpose === 'app' ? 'app' : 'service'
}

/** Adds the defaults that depend on other fields, removes a final slash from addresses of the web, and replaces former
 * addresses of requirements. */
export function fillDefaults({ ...written }: WrittenProfile): Profile {
  const { target, control, callbacks, open_finance } = written
  const base_url = withoutSlash(target.base_url)
  return {
    ...written,
    target: {
      ...target,
      name: target.name ?? new URL(base_url).host,
      base_url,
      ...(target.public_url ? { public_url: withoutSlash(target.public_url) } : {}),
    },
    clients: (written.clients ?? []).map((client) => ({
      ...client,
      status: client.status ?? statusOf(client.purpose),
      key_type: client.key_type ?? typeOf(client.purpose),
    })),
    providers: written.providers.map((provider) => ({
      ...provider,
      fake: provider.fake ?? provider.country_code === 'XF',
    })),
    known_failures: written.known_failures.map((entry) => ({ ...entry, address: currentAddress(entry.address) })),
    pacing: { ...written.pacing, requests_per_second: paceOf(written.pacing.requests_per_second, base_url) },
    ...(control ? { control: { ...control, base_url: withoutSlash(control.base_url) } } : {}),
    ...(open_finance ? { open_finance: withoutSlashes(open_finance) } : {}),
    ...(callbacks ? { callbacks: { ...callbacks, public_url: withoutSlash(callbacks.public_url) } } : {}),
  }
}

function withoutSlashes(section: OpenFinanceProfile): OpenFinanceProfile {
  const { base_url, other_base_url, blocked_base_url } = section
  return {
    ...section,
    base_url: withoutSlash(base_url),
    ...(other_base_url === undefined ? {} : { other_base_url: withoutSlash(other_base_url) }),
    ...(blocked_base_url === undefined ? {} : { blocked_base_url: withoutSlash(blocked_base_url) }),
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}

/** Five requests a second is the lowest documented limit. A server on this machine has no other users. */
function paceOf(chosen: number | null | undefined, baseUrl: string): number | null {
  if (chosen !== undefined) return chosen
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(baseUrl).hostname) ? null : 5
}

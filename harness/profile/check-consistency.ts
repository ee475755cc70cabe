import { type Fields, fieldsIn, isFields } from '../../core/fields.ts'
import { goesByCertificates } from '../../core/interfaces.ts'
import { statusOf, typeOf } from './fill-defaults.ts'
import type { ProblemList } from './problem-list.ts'
import type { ClientProfile, ProviderProfile } from './profile.ts'

type Loose<T> = { [K in keyof T]?: unknown }

/** Reports contradictory fields. It examines only parts of the right shape, so it accepts a broken profile. */
export function checkConsistency(value: unknown, problems: ProblemList): void {
  const profile = isFields(value) ? value : {}
  const clients: Array<Loose<ClientProfile>> = fieldsIn(profile['clients'])
  const providers: Array<Loose<ProviderProfile>> = fieldsIn(profile['providers'])
  checkPurposes('clients', clients, problems)
  checkPurposes('providers', providers, problems)
  if (isFields(value) && needsClients(value)) problems.add(['clients'], { given: 'nothing', advice: 'add `clients`' })
  checkMain(clients, problems)
  clients.forEach((client, index) => checkClient(client, index, clients, problems))
  providers.forEach((provider, index) => checkProvider(provider, index, problems))
}

/** Whether the profile needs clients, because an offered interface identifies them by keys. */
function needsClients(value: Fields): boolean {
  const { clients, target } = value as { clients?: unknown; target?: { interfaces?: unknown } }
  const claimed = target?.interfaces
  return clients === undefined && !(Array.isArray(claimed) && claimed.every((name) => goesByCertificates(String(name))))
}

function checkPurposes(group: string, entries: Array<{ purpose?: unknown }>, problems: ProblemList): void {
  entries.forEach(({ purpose }, index) => {
    const first = entries.findIndex((entry) => entry.purpose === purpose)
    if (typeof purpose !== 'string' || first === index) return
    problems.add([group, index, 'purpose'], {
      accepted: `each purpose once: ${group}[${first}] already has it`,
      advice: 'remove one of the two, or give it another purpose',
    })
  })
}

function checkMain(clients: Array<Loose<ClientProfile>>, problems: ProblemList): void {
  if (clients.length === 0 || clients.some((client) => client.purpose === 'main')) return
  if (clients.some((_, index) => problems.has(['clients', index, 'purpose']))) return
  problems.add(['clients'], {
    given: 'no client with purpose main',
    accepted: 'exactly one client with purpose main',
    advice: 'give `purpose: main` to the client that sends nearly all requests',
  })
}

function checkClient(
  client: Loose<ClientProfile>,
  index: number,
  clients: Array<Loose<ClientProfile>>,
  problems: ProblemList,
): void {
  const { purpose, status, key_type } = client
  const ownStatus = purpose === 'main' ? undefined : statusOf(purpose)
  if (status !== undefined && ownStatus && ownStatus !== 'test' && status !== ownStatus) {
    problems.add(['clients', index, 'status'], { accepted: `${ownStatus}, as purpose ${String(purpose)} says` })
  }
  if (purpose === 'main' && (status === 'disabled' || status === 'restricted')) {
    problems.add(['clients', index, 'status'], { accepted: 'pending, test or live for the client with purpose main' })
  }
  if (
    purpose === 'main' &&
    status === 'live' &&
    client.private_key === undefined &&
    client.private_key_file === undefined
  ) {
    problems.add(['clients', index, 'private_key_file'], {
      given: 'nothing',
      advice: 'give its private key: every request of a live client must be signed',
    })
  }
  if ((purpose === 'app' || purpose === 'keyless') && key_type !== undefined && key_type !== typeOf(purpose)) {
    problems.add(['clients', index, 'key_type'], { accepted: `${typeOf(purpose)}, as purpose ${purpose} says` })
  }
  checkVersion3Keys(client.v3, index, problems)
  const main = clients.find((other) => other.purpose === 'main')
  if (purpose === 'second' && main?.app_id !== undefined && client.app_id === main.app_id) {
    problems.add(['clients', index, 'app_id'], {
      given: 'the app_id of the client with purpose main',
      accepted: 'the app_id of another client',
    })
  }
}

function checkVersion3Keys(keys: unknown, index: number, problems: ProblemList): void {
  if (typeof keys !== 'object' || keys === null) return
  const givenSecrets = ['service_secret', 'app_secret'].filter((name) => Object.hasOwn(keys, name))
  if (givenSecrets.length === 1) return
  problems.add(['clients', index, 'v3'], {
    given: givenSecrets.length === 0 ? 'neither secret' : 'both secrets',
    accepted: 'client_id with one of service_secret and app_secret',
    advice: 'give the secret of the key that this client uses',
  })
}

const needsCredentials = ['plain', 'interactive', 'approval', 'select', 'bare', 'directive', 'real']

function checkProvider(provider: Loose<ProviderProfile>, index: number, problems: ProblemList): void {
  const { purpose } = provider
  const needs: Array<[boolean, keyof ProviderProfile]> = [
    [needsCredentials.includes(String(purpose)), 'credentials'],
    [purpose === 'interactive', 'interactive_credentials'],
    [purpose === 'file', 'file'],
  ]
  for (const [needed, field] of needs) {
    if (!needed || provider[field] !== undefined) continue
    problems.add(['providers', index, field], {
      given: 'nothing',
      advice: `add \`${field}\`: a provider with purpose ${String(purpose)} needs it`,
    })
  }
}

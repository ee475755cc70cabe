import { type Broker, openBroker } from '../../harness/contracts/broker/broker.ts'
import { type BrokerPact, fetchPacts } from '../../harness/contracts/broker/fetch-pacts.ts'
import { type Publication, publishResults } from '../../harness/contracts/broker/publish-results.ts'
import type { Masker } from '../../harness/client/masking/mask.ts'
import { type Fields, isFields } from '../../core/fields.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import { AskedWrongly } from '../asked/interfaces-to-evaluate.ts'

export interface BrokerOptions {
  provider?: string
  consumerVersionSelectors?: string[]
  branch?: string[]
  tag?: string[]
  includeWipPactsSince?: string
  mainBranch?: boolean
  deployedOrReleased?: boolean
  publish?: boolean
  addSecrets?: boolean
  providerVersion?: string
  providerBranch?: string
  buildUrl?: string
}

/** A broker and its pacts. */
export interface BrokerSource {
  broker: Broker
  root: string
  pacts: BrokerPact[]
}

export function isAddress(given: string): boolean {
  return /^https?:\/\//i.test(given)
}

/** The pacts at an address. Credentials come from the environment or the address and are never shown. */
export async function readBroker(
  given: string,
  options: BrokerOptions,
  env: NodeJS.ProcessEnv,
  masker: Masker,
): Promise<BrokerSource> {
  const { broker, root } = openBrokerAt(given, env, masker)
  const { provider, providerBranch, includeWipPactsSince } = options
  const asked = { selectors: selectorsOf(options), provider: provider || undefined, includeWipPactsSince }
  return {
    broker,
    root,
    pacts: await fetchPacts(broker, root, { ...asked, providerBranch: providerBranch || undefined }),
  }
}

/** The broker at an address. Credentials come from the environment or the address and are never shown. */
function openBrokerAt(given: string, env: NodeJS.ProcessEnv, masker: Masker): Pick<BrokerSource, 'broker' | 'root'> {
  const address = addressOf(given)
  const token = env['PACT_BROKER_TOKEN'] || undefined
  const username = decodeURIComponent(address.username) || env['PACT_BROKER_USERNAME'] || undefined
  const password = decodeURIComponent(address.password) || env['PACT_BROKER_PASSWORD'] || undefined
  if (token !== undefined) masker.learn(token, 'PACT_BROKER_TOKEN')
  if (password !== undefined) masker.learn(password, 'PACT_BROKER_PASSWORD')
  address.username = ''
  address.password = ''
  const root = address.href
  return { broker: openBroker(root, { token, username, password }), root }
}

function addressOf(given: string): URL {
  try {
    return new URL(given)
  } catch (cause) {
    throw new AskedWrongly(
      'PACT_MISSING',
      `--pact was given an invalid address. Give the http or https address of a Pact Broker.`,
      { cause },
    )
  }
}

/** The selectors in the broker's form. @throws AskedWrongly SELECTOR_INVALID */
function selectorsOf(options: BrokerOptions): Fields[] {
  const { consumerVersionSelectors = [], branch = [], tag = [], mainBranch, deployedOrReleased } = options
  return [
    ...consumerVersionSelectors.flatMap(selectorsIn),
    ...branch.map((name) => ({ branch: name })),
    ...tag.map((name) => ({ tag: name, latest: true })),
    ...(mainBranch ? [{ mainBranch: true }] : []),
    ...(deployedOrReleased ? [{ deployedOrReleased: true }] : []),
  ]
}

function selectorsIn(text: string): Fields[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    parsed = undefined
  }
  const listed = Array.isArray(parsed) ? parsed : [parsed]
  if (listed.length > 0 && listed.every(isFields)) return listed
  throw new AskedWrongly(
    'SELECTOR_INVALID',
    `--consumer-version-selectors was given ${text}; give a JSON object such as {"mainBranch": true}, or a list of them.`,
  )
}

/** The data for a publication. @throws AskedWrongly PROVIDER_VERSION_MISSING or PUBLISH_IMPOSSIBLE */
export function publicationOf(options: BrokerOptions, given: readonly string[]): Publication | undefined {
  const { publish, addSecrets, providerVersion, providerBranch, buildUrl } = options
  if (!publish) return undefined
  if (!given.some(isAddress))
    throw new AskedWrongly(
      'PUBLISH_IMPOSSIBLE',
      '--publish needs pacts from a Pact Broker; --pact was given only files.',
    )
  if (addSecrets)
    throw new AskedWrongly(
      'PUBLISH_IMPOSSIBLE',
      '--publish cannot be used with --add-secrets: the result would be that of requests which the consumer does not send.',
    )
  if (providerVersion === undefined)
    throw new AskedWrongly(
      'PROVIDER_VERSION_MISSING',
      '--publish needs the version of the provider. Give it with --provider-version, such as a commit.',
    )
  return { providerVersion, providerBranch: providerBranch || undefined, buildUrl: buildUrl || undefined }
}

/** Publishes the results of a broker's pacts, and returns lines about it. A failing broker changes no verdict. */
export async function publishTo(
  { broker, root, pacts }: BrokerSource,
  decided: ReadonlyMap<unknown, readonly ContractDecided[]>,
  publication: Publication,
): Promise<{ lines: string[]; failed: boolean }> {
  const own = new Map(pacts.map((pact) => [pact, decided.get(pact) ?? []]))
  try {
    const published = await publishResults(broker, root, own, publication)
    const lines = published.map(({ pact: { consumer, provider }, result, reason }) =>
      result === undefined
        ? `Not published: ${consumer} of ${provider}, because ${reason}`
        : `Published ${result} of ${consumer} of ${provider} for version ${publication.providerVersion}`,
    )
    return { lines, failed: false }
  } catch (error) {
    return { lines: [`Not published: ${error instanceof Error ? error.message : String(error)}`], failed: true }
  }
}

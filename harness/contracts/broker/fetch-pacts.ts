import { jsonText } from '../../../core/exact-json.ts'
import { type Fields, isFields } from '../../../core/fields.ts'
import { type Pact, PactError } from '../pacts/pact.ts'
import { parsePact } from '../pacts/parse-pact.ts'
import { type Broker, linkOf, shown } from './broker.ts'

interface PactsAsked {
  provider?: string
  /** Consumer version selectors in the broker's format; empty means the broker's own choice. */
  selectors: readonly Fields[]
  providerBranch?: string
  /** The first day, YYYY-MM-DD, of work-in-progress pacts to include; none are included when absent. */
  includeWipPactsSince?: string
}

/** A pact from a broker, with the address for publishing its result. */
export interface BrokerPact extends Pact {
  publishTo?: string
}

/**
 * The broker's pacts for a provider, or the single pact at a pact's address. In a pending pact every interaction is
 * pending.
 * @throws PactError with a BROKER code, BROKER_PACTS_MISSING where it has none, PROVIDER_MISSING where nobody named one
 */
export async function fetchPacts(broker: Broker, address: string, asked: PactsAsked): Promise<BrokerPact[]> {
  const root = await broker.ask(address)
  if (root && isFields(root['consumer'])) return [pactOf(root, address, false)]
  const { provider, selectors, providerBranch, includeWipPactsSince } = asked
  if (linkOf(root, 'pb:provider-pacts-for-verification') === undefined)
    throw new PactError(
      'BROKER_UNREADABLE',
      `The answer of ${shown(new URL(address))} is neither from a Pact Broker nor a pact: it links to no pacts for verification.`,
    )
  if (provider === undefined)
    throw new PactError(
      'PROVIDER_MISSING',
      'A Pact Broker has many providers. Give the name of yours at the broker with --provider.',
    )
  const list = await broker.ask(linkOf(root, 'pb:provider-pacts-for-verification', { provider }) ?? '', {
    method: 'POST',
    body: {
      ...(selectors.length > 0 && { consumerVersionSelectors: selectors }),
      ...(providerBranch !== undefined && { providerVersionBranch: providerBranch }),
      includePendingStatus: true,
      ...(includeWipPactsSince !== undefined && { includeWipPactsSince }),
    },
  })
  const pacts: BrokerPact[] = []
  for (const { href, pending } of listedIn(list)) {
    const pact = await broker.ask(href)
    if (pact) pacts.push(pactOf(pact, href, pending))
  }
  if (pacts.length > 0) return pacts
  throw new PactError(
    'BROKER_PACTS_MISSING',
    `The Pact Broker has no pact for ${provider} that matches the selectors. Check --provider and the selectors.`,
  )
}

function listedIn(list: Fields | undefined): Array<{ href: string; pending: boolean }> {
  const embedded = list?.['_embedded']
  const listed = isFields(embedded) ? embedded['pacts'] : undefined
  if (!Array.isArray(listed)) return []
  return listed.filter(isFields).flatMap((one) => {
    const href = linkOf(one, 'self')
    const properties = one['verificationProperties']
    // Nobody selected a work-in-progress pact, so it must not fail a build.
    const pending = isFields(properties) && (properties['pending'] === true || properties['wip'] === true)
    return href === undefined ? [] : [{ href, pending }]
  })
}

function pactOf(body: Fields, address: string, pending: boolean): BrokerPact {
  const pact = parsePact(jsonText(body), shown(new URL(address)))
  const publishTo = linkOf(body, 'pb:publish-verification-results')
  const interactions = pact.interactions.map((one) => ({ ...one, pending: one.pending || pending }))
  return { ...pact, interactions, ...(publishTo !== undefined && { publishTo }) }
}

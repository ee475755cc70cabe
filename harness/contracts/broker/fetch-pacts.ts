import { jsonText } from '../../../core/exact-json.ts'
import { type Fields, isFields } from '../../../core/fields.ts'
import type { Pact } from '../pacts/pact.ts'
import { PactError } from '../pacts/pact.ts'
import { parsePact } from '../pacts/parse-pact.ts'
import { type Broker, linkOf, shown } from './broker.ts'

export interface PactsAsked {
  provider?: string
  /** Consumer version selectors as the broker takes them; its own choice when empty. */
  selectors: readonly Fields[]
  providerBranch?: string
  /** The day from which on pacts in progress come too, YYYY-MM-DD; none do when absent. */
  includeWipPactsSince?: string
}

/** A pact out of a broker, with where its result is published. */
export interface BrokerPact extends Pact {
  publishTo?: string
}

/**
 * The pacts that a broker has for a provider, or the one at an address of a pact itself. One that the broker says is
 * pending has every interaction pending.
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
    // A pact in progress was selected by nobody: it may not fail a build, whatever else the broker says of it.
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

import type { ContractDecided, ContractMismatch } from '../../../core/journal-events.ts'
import { assayVersion } from '../../run/version.ts'
import { type Fields, isFields } from '../../../core/fields.ts'
import { type Broker, linkOf } from './broker.ts'
import type { BrokerPact } from './fetch-pacts.ts'
import { isBroken } from '../../verdicts/gravest.ts'

export interface Publication {
  providerVersion: string
  providerBranch?: string
  buildUrl?: string
}

export interface Published {
  pact: BrokerPact
  /** Absent where nothing was published. */
  result?: 'success' | 'failure'
  reason?: string
}

/**
 * Publishes the certain results of pacts. A pact with an inconclusive or untested interaction and no failure gets no
 * result.
 * @throws PactError with a BROKER code
 */
export async function publishResults(
  broker: Broker,
  root: string,
  verified: ReadonlyMap<BrokerPact, readonly ContractDecided[]>,
  publication: Publication,
): Promise<Published[]> {
  const published: Published[] = []
  for (const [pact, decided] of verified) {
    const result = resultOf(decided)
    if (result === undefined) published.push({ pact, reason: 'not every interaction could be verified' })
    else if (pact.publishTo === undefined) published.push({ pact, reason: 'the broker gives no address for results' })
    else {
      if (published.every((one) => one.result === undefined)) await nameBranch(broker, root, pact, publication)
      await broker.ask(pact.publishTo, { method: 'POST', body: bodyOf(pact, decided, result, publication) })
      published.push({ pact, result })
    }
  }
  return published
}

function resultOf(decided: readonly ContractDecided[]): 'success' | 'failure' | undefined {
  if (decided.some(({ verdict }) => isBroken(verdict))) return 'failure'
  return decided.every(({ verdict }) => verdict === 'passed') ? 'success' : undefined
}

/** Publishes the branch of the provider's version, before the broker first learns of that version. */
async function nameBranch(
  broker: Broker,
  root: string,
  { provider }: BrokerPact,
  { providerVersion, providerBranch }: Publication,
): Promise<void> {
  if (providerBranch === undefined) return
  const values = { pacticipant: provider, branch: providerBranch, version: providerVersion }
  const known = linkOf(await broker.ask(root), 'pb:pacticipant-branch-version', values)
  const usual = new URL(
    `pacticipants/${encodeURIComponent(provider)}/branches/${encodeURIComponent(providerBranch)}/versions/${encodeURIComponent(providerVersion)}`,
    root.endsWith('/') ? root : `${root}/`,
  )
  await broker.ask(known ?? usual.href, { method: 'PUT', body: {} })
}

function bodyOf(
  pact: BrokerPact,
  decided: readonly ContractDecided[],
  result: 'success' | 'failure',
  { providerVersion, buildUrl }: Publication,
): Fields {
  return {
    success: result === 'success',
    providerApplicationVersion: providerVersion,
    ...(buildUrl !== undefined && { buildUrl }),
    verifiedBy: { implementation: 'assay', version: assayVersion() },
    testResults: decided.map((one, at) => testResultOf(one, idOf(pact, at))),
  }
}

/** The broker's id for an interaction. */
function idOf({ document, interactions }: BrokerPact, at: number): string | undefined {
  const listed = document['interactions']
  const one: unknown = Array.isArray(listed) ? listed[interactions[at]?.place ?? -1] : undefined
  const id = isFields(one) ? one['_id'] : undefined
  return typeof id === 'string' ? id : undefined
}

function testResultOf({ verdict, interaction, mismatches }: ContractDecided, id: string | undefined): Fields {
  return {
    ...(id !== undefined && { interactionId: id }),
    interactionDescription: interaction,
    success: verdict === 'passed',
    ...(mismatches.length > 0 && { mismatches: mismatches.map(mismatchOf) }),
  }
}

function mismatchOf({ kind, place, words }: ContractMismatch): Fields {
  return { attribute: kind, ...(place !== undefined && { identifier: place }), description: words }
}

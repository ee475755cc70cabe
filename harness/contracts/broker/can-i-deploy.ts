import { type Fields, isFields } from '../../../core/fields.ts'
import { PactError } from '../pacts/pact-error.ts'
import { type Broker, linkOf, shown } from './broker.ts'

/** A version of a program, and where it is to go. */
export interface Deployment {
  /** As the broker calls it. */
  pacticipant: string
  version: string
  environment: string
}

/** What a broker knows of a deployment. */
export interface Deployable {
  /** Undefined where something was not verified, and nothing is broken. */
  isSafe: boolean | undefined
  reason: string
  /** Each consumer and provider that would meet, with the result of their verification, where there is one. */
  pairs: Array<{ consumer: string; provider: string; holds?: boolean }>
}

const relation = 'pb:can-i-deploy-pacticipant-version-to-environment'

/**
 * Whether a version may go to an environment, by all that the broker was told of it and of those that are there.
 * @throws PactError with a BROKER code
 */
export async function canIDeploy(broker: Broker, address: string, deployment: Deployment): Promise<Deployable> {
  const link = linkOf(await broker.ask(address), relation, { ...deployment })
  if (link === undefined)
    throw new PactError(
      'BROKER_UNREADABLE',
      `The answer of ${shown(new URL(address))} has no link ${relation}: it is not from a Pact Broker, or from one that is too old.`,
    )
  const answer = await broker.ask(link)
  const summary = answer?.['summary']
  if (!isFields(summary) || !('deployable' in summary))
    throw new PactError('BROKER_UNREADABLE', `The Pact Broker's answer to ${link} has no summary.`)
  const { deployable, reason } = summary
  const rows = answer?.['matrix']
  const pairs = Array.isArray(rows) ? rows.filter(isFields).map(pairOf) : []
  // A broker also says no to a version of which it knows nothing.
  const isBroken = deployable === false && pairs.some(({ holds }) => holds === false)
  return {
    isSafe: deployable === true || (isBroken ? false : undefined),
    reason: typeof reason === 'string' ? reason : 'The broker gives no reason.',
    pairs,
  }
}

function pairOf(row: Fields): Deployable['pairs'][number] {
  const result = row['verificationResult']
  const holds = isFields(result) ? result['success'] : undefined
  return {
    consumer: participantOf(row['consumer']),
    provider: participantOf(row['provider']),
    ...(typeof holds === 'boolean' && { holds }),
  }
}

/** `shop 1.0.0`. */
function participantOf(value: unknown): string {
  if (!isFields(value)) return 'unknown'
  const version = isFields(value['version']) ? value['version']['number'] : undefined
  return [value['name'], version].filter((one) => typeof one === 'string').join(' ')
}

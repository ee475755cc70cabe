import type { Client } from '../client/client.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { InterfaceName } from '../../core/interface-name.ts'
import type { ContractDecided, JournalEvent } from '../../core/journal-events.ts'
import type { Interaction, Pact } from './pacts/pact.ts'
import type { Session } from './session.ts'
import type { Compared, Mismatch } from './verifier/report.ts'

/** An interaction that a verification set out to verify. */
export interface Entry {
  /** Unique in the verification. */
  mark: string
  pact: Pact
  interaction: Interaction
  /** Undefined where nothing tells it. */
  interface: InterfaceName | undefined
  /** Set where nothing could be asked at all. */
  unreached?: { finding: 'untested' | 'inconclusive'; reason: string }
}

interface Told {
  session: Session | undefined
  compared: Compared | undefined
  /** Why the verifier did not come to its end. */
  trouble: string | undefined
  /** Whether every consumer of the interface got a page. */
  pages: boolean
}

type Decision = Pick<ContractDecided, 'verdict' | 'reason' | 'mismatches'> & { evidence: Exchange[] }

/** Decides an interaction, and writes its evidence and the decision. */
export function decideInteraction(
  entry: Entry,
  told: Told,
  client: Client,
  record: (event: JournalEvent) => void,
): ContractDecided {
  const { pact, interaction } = entry
  const { evidence, ...decision } = decisionOf(entry, told, client)
  for (const exchange of evidence) record({ type: 'exchange', exchange })
  const event: ContractDecided = {
    type: 'contract-decided',
    at: new Date().toISOString(),
    pact: pact.source,
    consumer: pact.consumer,
    provider: pact.provider,
    interaction: interaction.description,
    ...(entry.interface !== undefined && { interface: entry.interface }),
    states: interaction.states.map(({ name }) => name),
    pending: interaction.pending,
    ...decision,
    evidence: evidence.map(({ id }) => id),
    durationMs: Math.round(told.session?.durationMs ?? 0),
    requests: told.session?.requests ?? 0,
  }
  record(event)
  return event
}

function decisionOf(
  { interaction, unreached }: Entry,
  { session, compared, trouble, pages }: Told,
  client: Client,
): Decision {
  if (interaction.unsupported !== undefined) return open('untested', `Not verified: ${interaction.unsupported}`)
  if (unreached) return open(unreached.finding, unreached.reason)
  const stopped = client.stopped()
  const { exchange } = session ?? {}
  if (session?.stopped && stopped === undefined) {
    const { finding, reason, evidence } = session.stopped
    return open(finding, reason, evidence)
  }
  if (exchange?.trouble) {
    const { code, message } = exchange.trouble
    return open('inconclusive', `${exchange.request.method} could not be judged: ${code}, ${message}`, [exchange])
  }
  if (stopped !== undefined && !compared?.matches) return open('inconclusive', `Not verified: ${stopped}`)
  const evidence = exchange ? [exchange] : []
  if (!exchange || !compared || compared.trouble !== undefined)
    return open('inconclusive', trouble ?? compared?.trouble ?? 'The verifier never sent this request', evidence)
  if (compared.matches)
    return { verdict: 'passed', reason: 'The answer has what the consumer needs', mismatches: [], evidence }
  if (pages) return open('inconclusive', 'Every request of every consumer was answered with a page', evidence)
  return { ...brokenBy(compared.mismatches, interaction), evidence }
}

function open(verdict: 'untested' | 'inconclusive', reason: string, evidence: Exchange[] = []): Decision {
  return { verdict, reason, mismatches: [], evidence }
}

/** A consumer that marks an interaction as pending says itself that nobody need fulfil it yet. */
function brokenBy(mismatches: Mismatch[], { pending }: Interaction): Omit<Decision, 'evidence'> {
  const [first] = mismatches
  const more = mismatches.length > 1 ? `, and ${mismatches.length - 1} more` : ''
  const reason = first ? `${inWords(first)}${more}` : 'The answer does not have what the consumer needs'
  return { verdict: pending ? 'warned' : 'failed', reason, mismatches }
}

/** A mismatch in a sentence. */
export function inWords({ kind, place, wanted, got, words }: Mismatch): string {
  if (kind === 'status') return `The status was to be ${wanted ?? 'another'} and is ${got ?? 'none'}`
  return place === undefined ? words : `${kind === 'header' ? 'Header ' : ''}${place}: ${words}`
}

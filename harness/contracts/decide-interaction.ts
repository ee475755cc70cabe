import type { Client } from '../client/client.ts'
import { shownTexts } from '../client/masking/shown-texts.ts'
import type { Judgement } from '../../core/judgement.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import type { ContractDecided, JournalEvent, PlannedContract } from '../../core/journal-events.ts'
import { recorded } from '../reasons/words-of.ts'
import { type Compared, decideNeed } from '../verdicts/interaction.ts'
import { verdictOf } from '../verdicts/gravest.ts'
import { refusalOf } from './refusals.ts'
import type { Interaction, Pact } from './pacts/pact.ts'
import type { Session } from './session.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { interfaceOf } from './pacts/interface-of.ts'

export interface Entry {
  /** Unique in the verification. */
  mark: string
  pact: Pact
  interaction: Interaction
  /** Undefined where the interface is unknown. */
  interface: InterfaceName | undefined
  /** Set where no request could be sent. */
  unreached?: Judgement
}

/** The entry in the journal's plan. */
export function plannedContract({ pact, interaction, interface: name }: Entry): PlannedContract {
  return {
    pact: pact.source,
    consumer: pact.consumer,
    provider: pact.provider,
    interaction: interaction.description,
    states: interaction.states.map((state) => state.name),
    ...(name !== undefined && { interface: name }),
    pending: interaction.pending,
  }
}

/** Decides an interaction by its session and what the verifier compared, and writes its evidence and decision. */
export function decideInteraction(
  entry: Entry,
  { session, compared }: { session: Session | undefined; compared: Compared | undefined },
  client: Client,
  record: (event: JournalEvent) => void,
): ContractDecided {
  const { interaction, unreached } = entry
  const { judgement, mismatches } = decideNeed({
    compared,
    unsupported: interaction.unsupported,
    pending: interaction.pending,
    unreached,
    stopped: session?.stopped,
    runStopped: client.stopped(),
    exchange: session?.exchange,
    refusal: session?.exchange && refusalOf(session.exchange),
    sentAs: session?.sentAs,
    unsent: session?.addsSecrets ? [] : session?.unsent,
  })
  const { evidence } = judgement
  const { reason, ...shown } = shownTexts({ reason: judgement.reason, mismatches }, client.masker)
  for (const exchange of evidence) record({ type: 'exchange', exchange })
  const event: ContractDecided = {
    type: 'contract-decided',
    at: new Date().toISOString(),
    ...plannedContract(entry),
    verdict: verdictOf(judgement),
    ...recorded(reason),
    ...shown,
    ...(session?.addsSecrets && session.unsent.length > 0 && { addedSecrets: session.unsent }),
    evidence: evidence.map(({ id }) => id),
    durationMs: Math.round(session?.durationMs ?? 0),
    requests: session?.requests ?? 0,
  }
  record(event)
  return event
}

/** The interactions of pacts, each with its interface: the requested one, else the known one that the pact names. */
export function entriesOf(pacts: readonly Pact[], known: readonly Dialect[], asked?: InterfaceName): Entry[] {
  return pacts
    .flatMap((pact) => pact.interactions.map((interaction) => ({ pact, interaction })))
    .map(({ pact, interaction }, at) => ({
      mark: `assay-${at}`,
      pact,
      interaction,
      interface: asked ?? interfaceOf(pact, interaction, known),
    }))
}

/** The address of an interaction: `contracts/consumer/provider/what-it-does`. */
export function contractAddress(one: { consumer: string; provider: string; interaction: string }): string {
  const { consumer, provider, interaction } = one
  return ['contracts', consumer, provider, interaction].map(worded).join('/')
}

function worded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

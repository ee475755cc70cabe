import { contractAddress } from '../../../harness/contracts/decide-interaction.ts'
import type { ContractStory, RequirementStory, RunStory } from '../../../reports/story/run-story-model.ts'
import { contractReplay } from '../../../reports/text/contract-replay.ts'
import { replayCommand } from '../../../reports/text/replay-command.ts'
import { sourceText } from '../../../reports/text/source-text.ts'

/** What a run evaluated, in one shape for every format: a requirement of the documents, or a need of a consumer. */
export interface Subject extends Pick<RequirementStory, 'address' | 'text' | 'verdict' | 'reason' | 'strength'> {
  /** The last word of the address, for people. */
  name: string
  note?: string | undefined
  /** The document and the place in it, or the pact. */
  source: string
  tags: string[]
  /** The command that evaluates it again. */
  repeat: string
  known?: RequirementStory['known']
}

/** The requirements of a run, then the needs of its consumers. */
export function subjectsOf({ header, requirements, contracts }: RunStory): Subject[] {
  return [...requirements.map((one) => ofRequirement(header, one)), ...contracts.map((one) => ofContract(header, one))]
}

export function ofRequirement(header: RunStory['header'], requirement: RequirementStory): Subject {
  const { address, obligation, topic, strength } = requirement
  return {
    ...requirement,
    name: obligation,
    source: sourceText(requirement),
    tags: [requirement.interface, topic, strength],
    repeat: replayCommand(header, address),
  }
}

export function ofContract(header: RunStory['header'], contract: ContractStory): Subject {
  const { consumer, provider, interaction, states, verdict, reason, pact, pending } = contract
  const given = states.length > 0 ? `, given ${states.join(', and ')}` : ''
  return {
    address: contractAddress(contract),
    name: interaction,
    text: `${consumer} needs of ${provider}: ${interaction}${given}.`,
    source: pact,
    strength: pending ? 'implied' : 'stated',
    tags: ['contract', consumer, provider],
    verdict,
    reason,
    repeat: contractReplay(header, contract),
  }
}

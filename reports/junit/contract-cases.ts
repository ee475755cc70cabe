import type { ContractStory, RunStory } from '../story/run-story-model.ts'
import { contractReplay } from '../text/contract-replay.ts'
import { mismatchText } from '../text/mismatch-text.ts'
import { shorten } from '../../core/shorten.ts'
import type { JunitCase } from './junit-cases.ts'

const outcomes: Record<ContractStory['verdict'], JunitCase['outcome']> = {
  passed: 'passed',
  warned: 'passed',
  failed: 'failure',
  inconclusive: 'error',
  untested: 'skipped',
}

/** The interactions of a run by suite, `contracts/consumer/provider`. */
export function contractSuites(story: RunStory): Map<string, JunitCase[]> {
  const byPact = Map.groupBy(story.contracts, ({ consumer, provider }) => `contracts/${consumer}/${provider}`)
  return new Map([...byPact].map(([suite, own]) => [suite, own.map((one) => caseOfContract(story, one))]))
}

function caseOfContract({ header }: RunStory, contract: ContractStory): JunitCase {
  const { consumer, provider, interaction, states, verdict, reason, durationMs, at, pact } = contract
  const given = states.length > 0 ? ` given ${states.join(', and ')}` : ''
  const text = `${mismatchText(contract)}\nrepeat  ${contractReplay(header, contract)}`
  return {
    name: `${interaction}${given}`,
    classname: `contracts.${consumer}.${provider}`,
    outcome: outcomes[verdict],
    message: shorten(reason, 500),
    type: verdict,
    text,
    durationMs,
    at,
    where: pact,
    ...(verdict === 'warned' && { output: `warned: ${text}` }),
  }
}

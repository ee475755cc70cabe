import type { Verdict } from '../../core/verdict.ts'
import type { ResultsFile } from '../../reports/runs/results.ts'

/** What an attestation names: a requirement, or a need of a consumer. */
export interface AttestedTest {
  name: string
  verdict: Verdict
  code?: string | undefined
}

/** The verdicts of a run: requirements by their address, and needs of consumers by a name that no address has. */
export function testsOf({ requirements, contracts }: ResultsFile): AttestedTest[] {
  return [
    ...requirements.map(({ address, verdict, code }) => ({ name: address, verdict, code })),
    ...contracts.map(({ consumer, provider, interaction, states, verdict, code }) => ({
      name: `contract: ${[consumer, provider, interaction, ...states].join(', ')}`,
      verdict,
      code,
    })),
  ]
}

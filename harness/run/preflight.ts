import { Requests } from '../target/requests.ts'
import type { Client } from '../client/client.ts'
import type { Run } from './run.ts'
import type { SeenAnswers } from './seen-answers.ts'

const plainest = ['/countries', '/currencies', '/categories', '/assets', '/rates']
const mostSilences = 2

/**
 * Asks the plainest things of a target until it accepts one, so that a refusal later on means something: of a target that
 * accepts nothing at all no refusal can be held against it. Gives up early on one that does not answer.
 */
export async function preflight(run: Run): Promise<void> {
  const requests = new Requests(run.dialect)
  for (const path of plainest) {
    const draft = requests.get('ask whether the keys are good', path)
    run.seen.add(draft.name, await run.client.send(draft))
    if (run.seen.accepted > 0 || run.seen.asked - run.seen.answered >= mostSilences) return
  }
}

const limits = new Set(['BUDGET_SPENT', 'RATE_LIMITED'])

/** Why a run can tell nothing of its target, in a sentence; undefined where the target accepted something. */
export function doubtOf(seen: SeenAnswers, client: Pick<Client, 'stats'>): string | undefined {
  const { asked, answered, accepted } = seen
  if (asked === 0 || accepted > 0) return undefined
  const most = seen.commonest()
  if (answered === 0) {
    const why = client.stats().troubleKinds[most]?.message
    const mend = limits.has(most) ? '' : ' Check target.base_url and the network, then run `assay doctor`.'
    return `Could not tell: the target answered none of ${asked} requests (${most}). ${why ?? ''}${mend}`
  }
  return `Could not tell: the target accepted none of ${asked} requests (most often ${most}). The address or the keys in the profile are the likely cause; run \`assay doctor\`.`
}

import type { Draft } from '../../client/draft.ts'
import { OpenFinance } from '../open-finance/open-finance.ts'
import { Scene } from '../scene/scene.ts'
import type { Client } from '../../client/client.ts'
import type { Run } from '../../run/run.ts'
import type { SeenAnswers } from '../../run/seen-answers.ts'
import type { Seen } from '../../verdicts/doubt.ts'

const plainest = ['/countries', '/currencies', '/categories', '/assets', '/rates', '/providers']
const mostSilences = 2

/**
 * Asks the plainest things of a target until it accepts one, so that a refusal later on means something: of a target that
 * accepts nothing at all no refusal can be held against it. Gives up early on one that does not answer.
 */
export async function preflight(run: Run): Promise<void> {
  if (run.dialect.interface === 'open-finance-v2') return preflightSealed(run)
  for (const plain of await plainestOf(run)) {
    const draft = { ...plain, name: 'ask whether the keys are good' }
    run.seen.add(draft.name, await run.client.send(draft))
    if (run.seen.accepted > 0 || run.seen.asked - run.seen.answered >= mostSilences) return
  }
}

/** Open finance has one documented route: a consent is created. One that is ready may be read under in its place. */
async function preflightSealed(run: Run): Promise<void> {
  const openFinance = new OpenFinance(run, async (prepared) => {
    const exchange = await run.client.sendPrepared(prepared)
    run.seen.add('ask whether the certificates are good', exchange)
    return exchange
  })
  await openFinance.send(openFinance.createConsent())
  const ready = openFinance.section.consents.valid
  if (run.seen.accepted === 0 && ready !== undefined) await openFinance.send(openFinance.read(ready))
}

/** A version without the plainest routes is asked for a customer's connections, or else for those of no customer. */
async function plainestOf(run: Run): Promise<Draft[]> {
  const scene = new Scene(run, (draft) => run.client.send(draft))
  const { requests } = scene
  const drafts = plainest.map((path) => requests.get('list', path)).filter((draft) => requests.offers(draft))
  if (drafts.length > 0) return drafts
  const customer = await scene.sharedCustomer().catch(() => undefined)
  const query: Array<[string, string]> = customer ? [['customer_id', customer.id]] : []
  return [requests.listLogins(query), requests.listAccounts(query)]
}

/** What a run saw of its target, as a doubt about it is decided. */
export function whatWasSeen(seen: SeenAnswers, client: Pick<Client, 'stats'>): Seen {
  const { asked, answered, accepted } = seen
  const commonest = seen.commonest()
  return { asked, answered, accepted, commonest, message: client.stats().troubleKinds[commonest]?.message }
}

import { because } from '../../../harness/reasons/because.ts'
import { errorClassOf, isSuccess, outcomeOf, dataOf } from '../../../harness/checks/answers/answer.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { type EnrichmentBodyName, enrichmentBodyNames } from '../../../harness/profile/profile.ts'
import { CheckStopped, setUpFailed, unlessStopped } from '../../../core/check-stopped.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { bodiesFor, enrichmentRoutes, names, firstEntry, withEntries } from './bodies.ts'
import { type EnrichmentSubject, subjectOf } from './subject.ts'

/** A request to a route of data enrichment, with the answers to what was tried before. */
interface Trial {
  draft: Draft
  answers: Exchange[]
}

/**
 * The request to a route of data enrichment with the first body that the target takes; the bodies are tried once in a run.
 * @throws CheckStopped as `trialOf` does, and where the target takes none: untested where the bodies were guesses,
 * inconclusive where the profile gave the body
 */
export async function enrichmentRequest(scene: Scene, name: EnrichmentBodyName): Promise<Draft> {
  const { draft, answers } = await trialOf(scene, name)
  const last = answers.at(-1)
  if (last && isSuccess(last)) return draft
  const route = enrichmentRoutes[name].join(' ')
  if (last && errorClassOf(last) === 'ActionNotAllowed')
    throw new CheckStopped('untested', because('refused', { asked: route, outcome: outcomeOf(last) }), answers)
  const outcomes = answers.map(outcomeOf)
  if (scene.run.profile.data.enrichment_bodies?.[name])
    throw new CheckStopped(
      'inconclusive',
      because('refused', { asked: `data.enrichment_bodies.${name}`, outcome: outcomes.join(', ') }),
      answers,
    )
  const facts = { route, outcomes, field: `data.enrichment_bodies.${name}` }
  throw new CheckStopped('untested', because('guessed-bodies-refused', facts), answers)
}

/**
 * What came of the bodies for a route, tried once in a run until one is accepted.
 * @throws CheckStopped (untested) where no connection can be made to name in a body, (inconclusive) where no answer came
 */
export function trialOf(scene: Scene, name: EnrichmentBodyName): Promise<Trial> {
  return scene.run.once(`body of ${name}`, async () => {
    const subject = await subjectFor(scene, name)
    const answers: Exchange[] = []
    let draft: Draft | undefined
    for (const body of bodiesFor(scene.run.profile, name, subject)) {
      draft = draftOf(scene, name, body)
      const exchange = await scene.send(draft)
      if (!exchange.answer) throw setUpFailed(exchange)
      answers.push(exchange)
      if (isSuccess(exchange)) break
    }
    return { draft: draft ?? draftOf(scene, name, {}), answers }
  })
}

/** A request to a route of data enrichment with this body. */
function draftOf({ requests }: Scene, name: EnrichmentBodyName, body: unknown): Draft {
  const [method, path] = enrichmentRoutes[name]
  return { ...requests.write(namesOfRequests[name], method, `${requests.dialect.basePath}${path}`, {}), body }
}

const namesOfRequests: Record<EnrichmentBodyName, string> = {
  learn: 'learn a category',
  merchants: 'ask for merchants',
  delete_transactions: 'delete transactions',
  duplicate: 'mark duplicates',
  unduplicate: 'unmark duplicates',
  enrichment: 'enrich transactions',
}

/** Merchants and what is enriched need name nothing that is there; a body for them is tried without a connection too. */
async function subjectFor(scene: Scene, name: EnrichmentBodyName): Promise<EnrichmentSubject> {
  const kind = name === 'delete_transactions' ? 'doomed' : 'lasting'
  // Who may not teach a category enriches nothing of its own, and its bodies name nothing that was fetched.
  const without = !scene.makes || !scene.requests.offers(draftOf(scene, 'learn', {}))
  if (without && (name === 'merchants' || name === 'enrichment')) return nobody
  return subjectOf(scene, kind)
}

const nobody: EnrichmentSubject = {
  customer_id: '0',
  account_id: '0',
  transaction_id: '0',
  category_code: 'groceries',
  merchant_id: '00000000000000000000000000000000',
  transaction_ids: [],
}

/**
 * The answers to all that was tried on every route. Where nothing can be made to name in a body, one that names nothing is
 * sent, but for a deletion, which must never reach what is not the run's own.
 */
export async function everyTrial(scene: Scene): Promise<Exchange[]> {
  const answers: Exchange[] = []
  for (const name of enrichmentBodyNames) {
    const trial = await unlessStopped(trialOf(scene, name))
    if (trial) answers.push(...trial.answers)
    else if (name !== 'delete_transactions') answers.push(await scene.send(draftOf(scene, name, { data: {} })))
  }
  return answers
}

/**
 * Makes sure that the target reads the body that it took for a route: it refuses the same body with its first object
 * spoiled, or its answer names that object. A target may take a guessed body without reading it, and then it was given
 * no objects to count or to change. A body that the profile gives is taken at its word. Looked at once in a run.
 * @throws CheckStopped as `enrichmentRequest` does, and (untested) where the body was not seen to be read
 */
export function demandRead(scene: Scene, name: EnrichmentBodyName): Promise<void> {
  return scene.run.once(`whether ${name} is read`, async () => {
    const draft = await enrichmentRequest(scene, name)
    if (scene.run.profile.data.enrichment_bodies?.[name]) return
    const taken = (await trialOf(scene, name)).answers.at(-1)
    const mark = markOf(draft.body)
    if (taken && mark !== undefined && names(dataOf(taken), mark)) return
    const answer = await scene.send({ ...draft, body: spoiled(draft.body) })
    if (answer.answer && !isSuccess(answer)) return
    const what = `the body of ${enrichmentRoutes[name].join(' ')}`
    const why = because('guess-unproven', { what, field: `data.enrichment_bodies.${name}` })
    throw new CheckStopped('untested', why, [...(taken ? [taken] : []), answer])
  })
}

type Fields = Record<string, unknown>

/** What nothing is called and no object consists of. */
const nothing = 'assay-no-such-object'

/**
 * A body that names nothing in place of its first object; of a body without an array, in place of its last text, so that
 * whose it is stays said.
 */
export function spoiled(body: unknown): unknown {
  return withEntries(body, () => [{ [nothing]: nothing }]) ?? withoutItsLastText(body)
}

/** What an answer would call the first object of a body by; undefined where the body has no such object. */
export function markOf(body: unknown): string | undefined {
  const entry = firstEntry(body)
  if (typeof entry === 'string') return entry
  const { identifier, transaction_id: transactionId, id } = (entry ?? {}) as Fields
  return [identifier, transactionId, id].find((mark) => typeof mark === 'string')
}

function withoutItsLastText(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const entries = Object.entries(body)
  const at = entries.findLastIndex(([, value]) => typeof value === 'string' || typeof value === 'object')
  return Object.fromEntries(
    entries.map(([name, value], index) => {
      if (index !== at) return [name, value]
      return [name, typeof value === 'string' ? nothing : withoutItsLastText(value)]
    }),
  )
}

import type { Draft } from '../../client/draft.ts'
import { type InterfaceDescription, Scene } from '../scene/scene.ts'
import type { Client } from '../../client/client.ts'
import type { Run } from '../../run/run.ts'
import type { SeenAnswers } from '../../run/seen-answers.ts'
import type { Seen } from '../../verdicts/doubt.ts'
import { askFurther } from './ask-further.ts'

const plainest = ['/countries', '/currencies', '/categories', '/assets', '/rates', '/providers']
const mostSilences = 2

/** How long a target may be silent at first, and how long for one answer once it has given another, in milliseconds. */
const silenceMs = 4000
const answerMs = 10_000

/**
 * How long each answer is waited for while the plainest things are asked: all of them together for four seconds from the
 * first request until the first answer, and each for ten from then on.
 */
export function patience(client: Pick<Client, 'stats'>): () => number {
  const before = client.stats().bytesReceived
  let beganMs: number | undefined
  return () => {
    beganMs ??= performance.now()
    return client.stats().bytesReceived > before ? answerMs : beganMs + silenceMs - performance.now()
  }
}

/** Asks the plainest things of a target in the interface of a run, so that a refusal later on means something. */
export async function preflight(run: Run, description: InterfaceDescription): Promise<void> {
  await description.preflight(new Scene(run, description, (draft) => run.client.send(draft)))
  await askFurther(run, description)
}

/**
 * Asks for the plainest lists, or for these, and then for the plainest that has a body, until the target accepts one: of a
 * target that accepts nothing at all no refusal can be held against it. Gives up early on one that does not answer.
 */
export async function askPlainly(scene: Scene, drafts?: readonly Draft[]): Promise<void> {
  const { seen } = scene.run
  const isOver = () => seen.accepted > 0 || seen.asked - seen.answered >= mostSilences
  for (const plain of drafts ?? (await plainestOf(scene))) {
    await askWith(scene, plain)
    if (isOver()) return
  }
  // One broken list is no reason to judge nothing, where an interface has no other.
  const written = await scene.interface.plainWrite(scene).catch(() => undefined)
  if (written && !isOver()) await askWith(scene, written)
}

async function askWith({ run }: Scene, plain: Draft): Promise<void> {
  const draft = { ...plain, name: 'ask whether the keys are good' }
  run.note(draft.name, await run.client.send(draft))
}

/** A version without the plainest routes is asked for a customer's connections, or else for those of no customer. */
async function plainestOf(scene: Scene): Promise<Draft[]> {
  const { requests } = scene
  const drafts = plainest.map((path) => requests.get('list', path)).filter((draft) => requests.offers(draft))
  if (drafts.length > 0) return drafts
  const customer = await scene.sharedCustomer().catch(() => undefined)
  const query: Array<[string, string]> = customer ? [['customer_id', customer.id]] : []
  return [requests.listLogins(query), requests.listAccounts(query)]
}

/** What a run saw of its target, as a doubt about it is decided. */
export function whatWasSeen(seen: SeenAnswers, client: Pick<Client, 'stats'>): Seen {
  const { asked, answered, accepted, explained } = seen
  const commonest = seen.commonest()
  return { asked, answered, accepted, commonest, message: client.stats().troubleKinds[commonest]?.message, explained }
}

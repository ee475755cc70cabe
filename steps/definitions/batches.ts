import { When } from '../../harness/evaluation/runner.ts'
import type { Exchange } from '../../core/exchange.ts'
import { enrichMany, sendBatch } from '../../harness/actions/enrichment/batches.ts'
import { fullBatch } from '../../harness/actions/enrichment/categorize.ts'
import { loginToTeach } from '../../harness/actions/enrichment/learning-batch.ts'
import type { ClientPurpose } from '../../harness/profile/profile.ts'
import { answer, answers, control } from '../world/parts.ts'
import { phraseType } from '../world/phrase-type.ts'
import type { AssayWorld } from '../world/world.ts'

/** Sends a batch of so many objects, all of them good. */
type SendBatch = (world: AssayWorld, size: number) => Promise<Exchange>

phraseType<SendBatch>(
  'batch',
  new Map<string, SendBatch>([
    [
      'to learn from',
      async ({ scene, sender }, size) => scene.interface.learnBatch(scene, sender, await loginToTeach(scene), size),
    ],
    ['to categorize', ({ scene, sender }, size) => fullBatch(scene, sender, size)],
    ['to find merchants of', ({ scene, sender }, size) => sendBatch(scene, sender, 'merchants', size)],
    ['to mark', ({ scene, sender }, size) => sendBatch(scene, sender, 'duplicate', size)],
    ['to unmark', ({ scene, sender }, size) => sendBatch(scene, sender, 'unduplicate', size)],
    ['to enrich', ({ scene, sender }, size) => sendBatch(scene, sender, 'enrichment', size)],
  ]),
)

When(
  'batches of {int} and of {int} objects {batch} are sent',
  async function (this: AssayWorld, small: number, large: number, send: SendBatch) {
    this.keep(control, await send(this, small))
    this.keep(answer, await send(this, large))
  },
)

When(
  'the {word} client has {int} objects enriched',
  async function (this: AssayWorld, as: ClientPurpose, size: number) {
    this.keep(answers, await enrichMany(this.scene, this.sender, as, size))
  },
)

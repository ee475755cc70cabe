import { everyTrial, trialOf } from '../actions/enrichment-body-taken.ts'
import { sendAsOther, sendWithUnknown } from '../actions/by-another-client.ts'
import { deleteTransactions, markAndUnmark } from '../actions/mark.ts'
import { flagShown, type Marked, noOtherMarked } from '../checks/duplicate-flag.ts'
import { fewerRows } from '../checks/fewer-rows.ts'
import * as isolated from '../checks/left-to-its-client.ts'
import { routesThere } from '../../../harness/checks/errors/routes-there.ts'
import * as edit from '../../../harness/client/edit-draft.ts'
import { answers, control } from '../../../steps/world/parts.ts'
import { part } from '../../../steps/world/shared.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'
import type { Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

/** Lists of transactions around the mark of one of them as a duplicate. */
const marked = part<Marked>('the transactions before, while and after one was marked', 'When')

const tried = part<isolated.TriedByOther>('the transactions around the request of another client', 'When')

/** Sends a request to a path that no interface has. */
async function sendToUnknownRoute(world: AssayWorld): Promise<void> {
  const plain = world.requests.get('list categories', '/categories')
  world.keep(control, await world.send(edit.withPath(plain, `${world.run.dialect.basePath}/no_such_route`)))
}

const ofEnrichment: Vocabulary = {
  actions: {
    'every route of data enrichment and an unknown route are requested': async (world) => {
      const categories = await world.send(world.requests.get('list categories', '/categories'))
      world.keep(answers, [categories, ...(await everyTrial(world.scene, world.sender))])
      await sendToUnknownRoute(world)
    },
    'merchants and an unknown route are requested': async (world) => {
      world.keep(answers, (await trialOf(world.scene, world.sender, 'merchants')).answers)
      await sendToUnknownRoute(world)
    },
    'a transaction is marked as a duplicate and unmarked again': async (world) => {
      world.keep(marked, await markAndUnmark(world.scene, world.sender))
    },
    'the second client marks a transaction of the main client as a duplicate': async (world) => {
      world.keep(tried, await sendAsOther(world.scene, world.sender, 'duplicate'))
    },
    'the second client deletes transactions of the main client': async (world) => {
      world.keep(tried, await sendAsOther(world.scene, world.sender, 'delete_transactions'))
    },
    'the second client teaches a category for a transaction of the main client': async (world) => {
      world.keep(tried, await sendAsOther(world.scene, world.sender, 'learn'))
    },
    'a transaction that does not exist is marked as a duplicate': async (world) => {
      world.keep(answers, await sendWithUnknown(world.scene, world.sender, 'duplicate'))
    },
    'a category is taught for a transaction that does not exist': async (world) => {
      world.keep(answers, await sendWithUnknown(world.scene, world.sender, 'learn'))
    },
    'transactions of a login are deleted': async (world) => {
      world.keep(answers, await deleteTransactions(world.scene, world.sender))
    },
  },
  expectations: {
    'no route but the unknown one is refused as unknown': (world) =>
      routesThere(world.the(answers), world.the(control)),
    'the transaction is shown as a duplicate while it is marked': (world) => flagShown(world.the(marked), 'marked'),
    'the transaction is not shown as a duplicate afterwards': (world) => flagShown(world.the(marked), 'unmarked'),
    'no other transaction is shown as a duplicate': (world) => noOtherMarked(world.the(marked)),
    'the transactions of the main client are as they were': (world) => isolated.leftToItsClient(world.the(tried)),
    'nothing was learned from it': (world) => isolated.taughtNothing(world.the(tried)),
    'each request with it is refused as unknown': (world) =>
      isolated.unknownRefused(world.the(answers), ['TransactionNotFound', 'WrongClientToken']),
    'the list is shorter than before': (world) => fewerRows(...world.pair()),
  },
}

export const phrases: readonly Vocabulary[] = [ofEnrichment]

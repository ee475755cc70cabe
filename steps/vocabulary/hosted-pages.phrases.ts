import { completeInTimeAndLate } from '../../harness/actions/hosted/expired-page.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import * as checks from '../../harness/checks/hosted/hosted-pages.ts'
import { overAfterExpiry, type PagesAtTwoTimes } from '../../harness/checks/hosted/over-after-expiry.ts'
import type { HostedFlow } from '../../harness/hosted/seen-page.ts'
import { part } from '../world/parts.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'

export const flow = part<HostedFlow>('the way of a user through a hosted page', 'When')
/** What two pages made, of which one had expired. */
const atTwoTimes = part<PagesAtTwoTimes>('the logins that two pages made', 'When')

export const phrases: Vocabulary = {
  actions: {
    'a user goes through <the hosted page>': keeps(flow, (scene) => scene.interface.hostedFlow(scene)),
    'a user goes through <a page in time and another after its expires_at>': async (world) => {
      // Where the body of the request is not shown, this makes sure that the target takes it.
      await goodRequest(world.scene, 'create a token')()
      world.keep(atTwoTimes, await completeInTimeAndLate(world.scene))
    },
  },
  expectations: {
    'the user comes to <a page>': (world) => checks.pageOpened(world.the(flow)),
    'the user comes to <a new login>': (world) => checks.endedWithLogin(world.the(flow)),
    'the user comes to <a login at the chosen provider>': (world) =>
      checks.endedAtProvider(world.the(flow), world.scene.provider('plain').code),
    'the user comes to <a login that was fetched as asked>': (world) => checks.fetchedAsAsked(world.the(flow)),
    'the user comes to <return_to>': (world) => checks.cameBack(world.the(flow)),
    'the user comes to <return_to with its own parameters>': (world) => checks.ownParametersCameBack(world.the(flow)),
    'only the page in time has made a login': (world) => overAfterExpiry(world.the(atTwoTimes)),
  },
  observations: {
    'which parameters were added to return_to': (world) => checks.addedParameters(world.the(flow)),
    'whether the page can be framed': (world) => checks.frameable(world.the(flow)),
  },
}

import {
  answerTo,
  authorizingOf,
  namedAttempt,
  oauthFlow,
  type OauthFlow,
  refreshOtherMode,
} from '../../harness/actions/logins/oauth-flow.ts'
import { isSuccess, outcomeOf } from '../../harness/checks/answers/answer.ts'
import { demandOptional } from '../../harness/checks/answers/demands.ts'
import { because } from '../../harness/reasons/because.ts'
import * as oauth from '../../harness/checks/logins/oauth-answers.ts'
import { answer, answers, control, login } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import { requestedIds } from './attempts.phrases.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The flow through the ready oauth login, which every scenario about it shares; its refresh is the control. */
export async function refreshing(world: AssayWorld): Promise<OauthFlow> {
  const flow = await oauthFlow(world.scene)
  world.keep(login, flow.login)
  world.keep(control, flow.refreshed)
  return flow
}

/** Its second half. @throws CheckStopped (untested) when the profile does not know what the provider appends */
export async function authorizing(world: AssayWorld): Promise<ReturnType<typeof authorizingOf>> {
  const half = authorizingOf(await refreshing(world))
  world.keep(control, half.authorized)
  return half
}

export const phrases: Vocabulary = {
  actions: {
    'the oauth login is refreshed': async (world) => world.keep(answer, (await refreshing(world)).refreshed),
    'the oauth login is refreshed, and <once its user is back> again': async (world) => {
      const { refreshed, refreshProbes } = await refreshing(world)
      const { authorized } = await authorizing(world)
      demandOptional(isSuccess(authorized), because('refused', { outcome: outcomeOf(authorized) }), [authorized])
      world.keep(answers, [refreshed, answerTo(refreshProbes, 'a return_to of 512 characters')])
    },
    '<the attempt of its answer> is shown': async (world) => {
      const { id, attempt } = namedAttempt(await refreshing(world))
      world.keep(requestedIds, [id])
      world.keep(answers, [attempt])
    },
    'a login is refreshed <by the route for oauth logins>': async (world) => {
      await refreshing(world)
      world.keep(answer, await refreshOtherMode(world.scene))
    },
    'the oauth login is authorized': async (world) => world.keep(answer, (await authorizing(world)).authorized),
  },
  expectations: {
    'the answer is <a redirect with its login_id>': (world) =>
      oauth.loginIdReturned(world.the(answer), world.the(login).id, world.run.dialect.loginIdNames),
    'it is accepted unless <its login is still processing>': (world) =>
      oauth.acceptedUnlessProcessing(world.find(control), world.the(answer)),
    'the answer is <the authorized login>': (world) => oauth.authorizedAnswer(world.the(answer), world.the(login).id),
  },
}

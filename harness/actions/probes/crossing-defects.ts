import { untested } from '../../../core/check-stopped.ts'
import { type Place, placesOf } from '../../../requirements/tables/quantifiers/quantifiers.ts'
import type { Draft } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import { inDialect } from '../../dialect/in-dialect.ts'
import { because } from '../../reasons/because.ts'
import { customerBeside, loginOfAnother, loginOfSecond, twoBeside } from '../logins/crossing.ts'
import { keysOf, unknownKeyLike } from '../scene/keys.ts'
import type { CustomerRef, LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'
import type { Defects } from './probes.ts'
import { changing, loginSecret } from './secret-defects.ts'

/** What may be wrong with whom a request to modify a login is about. */
const crossings: Defects = {
  'no Customer-secret': (draft, { run }) => edit.withoutHeader(draft, run.dialect.customerSecretHeader),
  'an unknown Login-secret': changing(loginSecret, (draft, header, secret) =>
    edit.withHeader(draft, header, unknownKeyLike(secret)),
  ),
  'the secret of another customer': async (draft, scene) => withCustomerOf(scene, draft, await customerBeside(scene)),
  'the keys of the second client': asSecond,
  'the keys of the second client and the secret of its customer': async (draft, scene) =>
    withCustomerOf(scene, asSecond(draft, scene), await scene.sharedCustomer('second')),
  'a login of the second client': async (draft, scene) => {
    const other = await loginOfSecond(scene)
    return withLoginOf(scene, { ...draft, path: draft.path.replace(idInPath, other.id) }, other)
  },
}

/** The same where the path names the login: without a path, the secret of another login asks for that login. */
const crossingsByPath: Defects = {
  'the secret of another login': async (draft, scene) => {
    const [older, newer] = await twoBeside(scene)
    return withLoginOf(scene, await aimedAt(scene, draft, older), newer)
  },
  'the secret of an older login': async (draft, scene) => {
    const [older, newer] = await twoBeside(scene)
    return withLoginOf(scene, await aimedAt(scene, draft, newer), older)
  },
  "the secret of another customer's login": async (draft, scene) =>
    withLoginOf(scene, draft, await loginOfAnother(scene)),
  'the secret of a login of the second client': async (draft, scene) =>
    withLoginOf(scene, draft, await loginOfSecond(scene)),
  'their own secret under the name of version 4': (draft, scene) => {
    const name = 'Login-secret'
    if (scene.run.dialect.loginSecretHeader === name)
      throw untested(because('request-has-no', { what: `header with another name than ${name}` }))
    return changing(loginSecret, (own, header, secret) => {
      const spoken = inDialect(edit.withoutHeader(own, header), scene.run.dialect)
      return { ...edit.withHeader(spoken, name, secret), spoken: true }
    })(draft, scene)
  },
}

/** What may be wrong with whom a request is about, at a route that modifies a login. */
export function crossingDefects({ route }: Pick<Place, 'route'>): Defects {
  const is = (how: 'login' | 'login by its path') =>
    placesOf(`routes that modify a ${how}`, { routes: [route] }).length > 0
  return { ...(is('login') && crossings), ...(is('login by its path') && crossingsByPath) }
}

const idInPath = /(?<=\/(?:logins|connections)\/)[^/]+/

/**
 * The request to a login that has another beside it, or where it gives input, to one of the same customer that waits for it.
 * A refresh, which is possible only at times, stays what it is.
 */
async function aimedAt(scene: Scene, draft: Draft, login: LoginRef): Promise<Draft> {
  if (draft.name === 'reconnect a login') return scene.requests.reconnect(login, {}, 'path')
  if (draft.name !== 'answer an interactive step') return draft
  const waiting = await scene.run.once('login that waits beside two', () =>
    scene.newLogin({ provider: 'interactive', customer: login.customer }),
  )
  await scene.waitingForInput(waiting)
  return scene.requests.interactive(waiting, {}, 'path')
}

function asSecond(draft: Draft, { run }: Scene): Draft {
  return { ...draft, as: keysOf(run.profile, 'second').purpose }
}

function withCustomerOf({ run }: Scene, draft: Draft, { secret }: CustomerRef): Draft {
  return edit.withHeader(draft, run.dialect.customerSecretHeader, secret)
}

function withLoginOf({ run }: Scene, draft: Draft, { secret }: LoginRef): Draft {
  return edit.withHeader(draft, run.dialect.loginSecretHeader, secret)
}

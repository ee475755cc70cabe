import type { Lending } from '../scene/lender.ts'
import type { CustomerRef, LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

/** A customer for a creation: it has no login. */
export function lendCustomer(scene: Scene): Promise<CustomerRef> {
  return scene.lend('customer without a login', {
    make: () => scene.newCustomer(),
    namesOf: ({ id, secret }) => [id, secret],
    isLeftBy: 'refusals',
  })
}

/** A fetched login, none of whose fetches goes on. */
export function lendLogin(scene: Scene, isLeftBy: Lending<LoginRef>['isLeftBy']): Promise<LoginRef> {
  return scene.lend(`fetched login left by ${isLeftBy}`, {
    make: () => scene.newFetchedLogin(),
    isStill: async (login) => !(await scene.finished(login)).failed,
    namesOf,
    isLeftBy,
  })
}

/** A login that waits for its interactive input. A target ends a step whose input does not come. */
export function lendWaitingLogin(scene: Scene): Promise<LoginRef> {
  return scene.lend('login that waits for input', {
    make: async () => {
      const login = await scene.newLogin({ provider: 'interactive', isLeftWaiting: true })
      await scene.waitingForInput(login)
      return login
    },
    isStill: (login) =>
      scene.waitingForInput(login).then(
        () => true,
        () => false,
      ),
    namesOf,
    isLeftBy: 'refusals',
  })
}

/** The run's own, or the one that the profile gives. */
export function lendChangeable(scene: Scene): Promise<LoginRef> {
  return scene.makes ? lendLogin(scene, 'refusals') : scene.sharedLogin()
}

function namesOf({ id, secret, customer }: LoginRef): string[] {
  return [id, secret, customer.id, customer.secret]
}

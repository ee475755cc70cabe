import { because } from '../../harness/reasons/because.ts'
import { untested } from '../../core/check-stopped.ts'
import type { BesideOther } from '../../harness/actions/callbacks/observe-logins.ts'
import type { ObservedLogin } from '../../harness/callbacks/observed-login.ts'
import { signatureInputNoted } from '../../harness/checks/callbacks/callback-signature.ts'
import * as checks from '../../harness/checks/callbacks/callbacks.ts'
import { part } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The key with which the target signs callbacks, in PEM. */
export const publicKey = part<string>('the key of callbacks', 'Given')
/** What came in for each login, in the order in which they were created. */
export const observed = part<readonly [ObservedLogin, ...ObservedLogin[]]>('the callbacks of the logins', 'When')

/** What came in beside a fetch of another client. */
export const beside = part<BesideOther>('the callbacks beside another client', 'When')

/** Keeps what came in. @throws Error LOGIN_UNOBSERVED without any login */
export function keepObserved(world: AssayWorld, [first, ...more]: readonly ObservedLogin[]): void {
  if (!first) throw new Error('LOGIN_UNOBSERVED: callbacks were listened for, but no login was created')
  world.keep(observed, [first, ...more])
}

export const phrases: Vocabulary = {
  fixtures: {
    'the key with which callbacks are signed': (world) => {
      const key = world.run.profile.callbacks?.public_key
      if (key === undefined) throw untested(because('capability-missing', { capability: 'callback-key' }))
      world.keep(publicKey, key)
    },
  },
  expectations: {
    'its callbacks have <no login of the other client>': (world) => {
      const { own, other, shown } = world.the(beside)
      return checks.noneOfOther(own, other, shown)
    },
    'a success callback comes after the accounts and another at the end': (world) =>
      checks.accountsCallback(world.the(observed)[0]),
    'only the last login has a success callback after its accounts': (world) => {
      const logins = world.the(observed)
      return checks.noAccountsCallback(logins[0], logins.at(-1) ?? logins[0])
    },
    'its success callback comes after <its fetch>': (world) => checks.cameAfterFetch(world.the(observed)[0]),
    'its callbacks have <ids that are strings>': (world) => checks.callbackIdsAreStrings(world.the(observed)[0]),
  },
  observations: {
    'which text its callbacks sign': (world) => signatureInputNoted(world.the(observed)[0], world.the(publicKey)),
    'which fields its callbacks have': (world) => checks.bodiesNoted(world.the(observed)[0]),
    'whether the refused callback comes again': (world) => checks.retryNoted(world.the(observed)[0], 'success'),
  },
}

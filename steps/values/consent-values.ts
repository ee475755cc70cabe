import type { ConsentState } from '../../harness/profile/open-finance-profile.ts'
import { unknownConsent } from '../../harness/actions/open-finance/unknown-consent.ts'
import { OpenFinance } from '../../harness/actions/open-finance/open-finance.ts'
import type { AssayWorld } from '../world/world.ts'

/** Ids of consents that features name in angle brackets. */
export const consentValues: Array<[RegExp, (world: AssayWorld, match: RegExpExecArray) => unknown]> = [
  [/^the id of an unknown consent$/, async (world) => unknownConsent(await new OpenFinance(world).consent('valid'))],
  [/^the id of an? (\w+) consent$/, (world, [, state]) => new OpenFinance(world).consent(state as ConsentState)],
]

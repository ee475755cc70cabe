import type { ConsentState } from '../../harness/profile/open-finance-profile.ts'
import { unknownConsent } from '../../harness/actions/open-finance/unknown-consent.ts'
import type { AssayWorld } from '../world/world.ts'

/** Ids of consents that features name in angle brackets. */
export const consentValues: Array<[RegExp, (world: AssayWorld, match: RegExpExecArray) => unknown]> = [
  [/^the id of an unknown consent$/, async (world) => unknownConsent(await world.openFinance().consent('valid'))],
  [/^the id of an? (\w+) consent$/, (world, [, state]) => world.openFinance().consent(state as ConsentState)],
]

import type { ConsentState } from '../../../harness/profile/open-finance-profile.ts'
import { unknownConsent, OpenFinance } from '../actions/open-finance.ts'
import type { NamedValues } from '../../../steps/values/values.ts'

export const values: NamedValues = [
  [/^the id of an unknown consent$/, async (world) => unknownConsent(await new OpenFinance(world).consent('valid'))],
  [
    /^the id of a valid consent with a letter more$/,
    async (world) => `${await new OpenFinance(world).consent('valid')}x`,
  ],
  [/^the id of an? (\w+) consent$/, (world, [, state]) => new OpenFinance(world).consent(state as ConsentState)],
]

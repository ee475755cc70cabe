import { changeAnswers } from '../../faults/kit/change.ts'
import { type Variant, emptyList } from '../../variants/kit/variant.ts'
import { named } from '../../world/sandbox.ts'

const interfaces = ['partners-v1']

/** Classes of a filter with an unknown id. */
const unknown = /^(Customer|Login|Account)NotFound$/

/** Other legal choices of the partners interface. The documents do not show its errors, versions and required fields. */
export const variants: Variant[] = named({
  'partners-read-version-6': {
    question: 'partners: shapes',
    sentence: 'The documents name no version for the resources of partners; here they are those of version 6.',
    patch(rules) {
      rules.versions.partners.shapes = rules.versions.v6.shapes
    },
  },
  'finds-nothing-of-unknown-leads': {
    question: 'partners: filters',
    sentence: 'A filter by an unknown id gives an empty list instead of an error.',
    hides: true,
    interfaces,
    patch: changeAnswers({ version: 'partners', route: /\/list$/, errorClass: unknown }, () => emptyList),
  },
  'gives-partners-a-ready-lead': {
    question: 'partners: leads connected',
    sentence: 'The hosted page cannot be automated, so the profile gives a connection of a lead.',
    hides: true,
    interfaces,
    profile(profile) {
      profile.data = { ...profile.data, lead: profile.data.large_lead }
      const { control } = profile
      if (control) control.offers = control.offers.filter((offer: string) => offer !== 'connect-sessions')
      delete profile.capabilities.browser
      delete profile.capabilities.hosted_flow
    },
  },
})

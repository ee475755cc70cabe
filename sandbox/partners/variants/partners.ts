import { changeAnswers, narrowRule, replaceRule, together, wrapRule } from '../../faults/kit/change.ts'
import { type Variant, emptyList } from '../../variants/kit/variant.ts'
import { named } from '../../world/sandbox.ts'

const interfaces = ['partners-v1']

/** Classes of a filter with an unknown id. */
const unknown = /^(Customer|Login|Account)NotFound$/

/** Other legal choices of the partners interface. The documents do not show its errors, versions and required fields. */
export const variants: Variant[] = named({
  'partners-have-flat-errors': {
    question: 'partners: errors',
    sentence: 'The documents give no form of errors for partners; here it is that of account information.',
    patch(rules) {
      rules.versions.partners.errorForm = 'flat'
    },
  },
  'partners-have-the-trees-of-version-4': {
    question: 'partners: trees',
    sentence: 'The documents name no version for the categories of partners; here they are those of version 4.',
    patch(rules) {
      rules.versions.partners.categories = 4
    },
  },
  'partners-read-version-6': {
    question: 'partners: shapes',
    sentence: 'The documents name no version for the resources of partners; here they are those of version 6.',
    patch(rules) {
      rules.versions.partners.shapes = rules.versions.v6.shapes
    },
  },
  'knows-no-email-twice': {
    question: 'partners: leads',
    sentence: 'The documents do not show what happens to an email that has a lead already; here it is refused.',
    patch: replaceRule('partners.refusesKnownEmail', () => true),
  },
  'writes-emails-in-small-letters': {
    question: 'partners: emails',
    sentence: 'The email of a lead is stored in lower case.',
    patch: wrapRule('shape.lead', (rule, customer) =>
      rule({ ...customer, identifier: customer.identifier.toLowerCase() }),
    ),
  },
  'asks-for-every-field-of-a-lead-session': {
    question: 'partners: sessions',
    sentence: 'The documents do not say which fields of a lead session are optional; here all are required.',
    patch: together(
      wrapRule('partners.needed', () => true),
      wrapRule('dates.fromDateUsable', () => true),
    ),
    hides: true,
    interfaces,
  },
  'asks-for-little-of-a-lead-session': {
    question: 'partners: sessions',
    sentence: 'The documents do not say which fields of a lead session are optional; here consent and attempt are.',
    patch: wrapRule('partners.needed', () => false),
  },
  'finds-nothing-of-unknown-leads': {
    question: 'partners: filters',
    sentence: 'A filter by an unknown id gives an empty list instead of an error.',
    hides: true,
    interfaces,
    patch: changeAnswers({ version: 'partners', route: /\/list$/, errorClass: unknown }, () => emptyList),
  },
  'lists-leads-without-naming-whose': {
    question: 'partners: lists without a filter',
    sentence: 'Lists without a filter show everything of the client.',
    patch: narrowRule('accounts.filterNeeded', (version) => version !== 'partners'),
  },
  'demands-the-connection-beside-an-account': {
    question: 'partners: filters of transactions',
    sentence: 'The table lists connection_id and account_id; here an account alone does not do.',
    interfaces,
    patch: wrapRule('accounts.narrowed', (_rule, { login_id }) => login_id !== undefined),
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

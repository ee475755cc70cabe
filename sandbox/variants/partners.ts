import type { Variant } from './variant.ts'

const interfaces = ['partners-v1']

/** Other legal choices of the partners interface, whose errors, versions and required fields are not shown. */
export const partnersVariants: Variant[] = [
  {
    id: 'partners-have-flat-errors',
    question: 'partners: errors',
    sentence: 'No form of an error is given for partners; that of account information will do.',
    patch(rules) {
      rules.versions.partners.errorForm = 'flat'
    },
  },
  {
    id: 'partners-have-the-trees-of-version-4',
    question: 'partners: trees',
    sentence: 'Categories are as in account information, and no version is named.',
    patch(rules) {
      rules.versions.partners.categories = 4
    },
  },
  {
    id: 'partners-read-version-6',
    question: 'partners: shapes',
    sentence: 'Connections and accounts of partners have the shapes of version 6; no version is named.',
    patch(rules) {
      rules.versions.partners.shapes = rules.versions.v6.shapes
    },
  },
  {
    id: 'knows-no-email-twice',
    question: 'partners: leads',
    sentence: 'A lead with an email that has one is refused; what becomes of it is not shown.',
    patch(rules) {
      rules.partners.refusesKnownEmail = true
    },
  },
  {
    id: 'writes-emails-in-small-letters',
    question: 'partners: emails',
    sentence: 'The email of a lead is kept in small letters.',
    patch(rules) {
      const { lead } = rules.shape
      rules.shape.lead = (customer) => lead({ ...customer, identifier: customer.identifier.toLowerCase() })
    },
  },
  {
    id: 'asks-for-every-field-of-a-lead-session',
    question: 'partners: sessions',
    sentence:
      'Every field of a lead session has to be there, dates of accounts alone too; which may be left out is not said.',
    patch(rules) {
      Object.assign(rules.partners, {
        consentFromDateNeeded: true,
        periodNeeded: true,
        attemptNeeded: true,
        fetchScopesNeeded: true,
        attemptFromDateNeeded: true,
      })
      rules.dates.fromDateUsable = () => true
    },
    alone: true,
    interfaces,
  },
  {
    id: 'asks-for-little-of-a-lead-session',
    question: 'partners: sessions',
    sentence: 'Consent and attempt of a lead session may be left out; which may be is not said.',
    patch(rules) {
      Object.assign(rules.partners, { consentNeeded: false, consentScopesNeeded: false })
    },
  },
  {
    id: 'finds-nothing-of-unknown-leads',
    question: 'partners: filters',
    sentence: 'A filter by an id that nothing has finds nothing, and is not refused.',
    alone: true,
    interfaces,
    patch(rules) {
      const { answer } = rules.wire
      const unknown = ['CustomerNotFound', 'LoginNotFound', 'AccountNotFound']
      rules.wire.answer = (given) => {
        const made = answer(given)
        const { error_class } = made.json as { error_class?: string }
        const list = made.version === 'partners' && made.route.endsWith('/list')
        if (!list || !unknown.includes(error_class ?? '')) return made
        return { ...made, status: 200, json: { data: [], meta: { next_id: null, next_page: null } } }
      }
    },
  },
  {
    id: 'lists-leads-without-naming-whose',
    question: 'partners: lists without a filter',
    sentence:
      'Lists show everything of the client where no customer or connection is named, which none of them demands.',
    patch(rules) {
      const { filterNeeded } = rules.accounts
      rules.accounts.filterNeeded = (version) => version !== 'partners' && filterNeeded(version)
    },
  },
  {
    id: 'gives-partners-a-ready-lead',
    question: 'partners: leads connected',
    sentence: 'Nobody can go through the hosted page of a target, so that its profile gives a connection of a lead.',
    alone: true,
    interfaces,
    profile(profile) {
      profile.data = { ...profile.data, lead: profile.data.large_lead }
      profile.control.offers = profile.control.offers.filter((offer: string) => offer !== 'connect-sessions')
      delete profile.capabilities.browser
      delete profile.capabilities.hosted_flow
    },
  },
]

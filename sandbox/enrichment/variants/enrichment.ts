import { changeAnswers, replaceRule, together } from '../../faults/kit/change.ts'
import type { PlainProfile, Variant } from '../../variants/kit/variant.ts'
import { named } from '../../world/sandbox.ts'

const unshown = /^(enrichment\/create|categories\/learn|merchants\/list|transactions\/(duplicate|unduplicate|delete))$/
const aboutBodies =
  /^(WrongRequestFormat|BatchSizeLimitExceeded|(?!ApiKey|Client)\w+NotFound|CategorizationLimitReached)$/

/** Other legal choices of data enrichment. The documents do not show its bodies. */
export const variants: Variant[] = named({
  'enriches-what-leads-fetched': {
    question: 'versions',
    hides: true,
    interfaces: ['enrichment-v5'],
    sentence: 'A target may offer data enrichment beside partners alone; connections then come of leads.',
    profile: besidePartners,
  },
  'keeps-what-leads-fetched-from-enrichment': {
    question: 'versions',
    hides: true,
    interfaces: ['enrichment-v5'],
    sentence:
      'The documents do not say that data enrichment knows the transactions of leads; here each of them is unknown to it.',
    patch: together(
      replaceRule('accounts.ownTransaction', () => () => false),
      replaceRule('enrichment.deletesUnnamed', () => false),
    ),
    profile: besidePartners,
  },
  'takes-any-enrichment-body-unread': {
    question: 'body of enrichment',
    alone: true,
    interfaces: ['enrichment-v5'],
    sentence: 'The documents do not show the bodies of data enrichment; here a body of another form is taken unread.',
    patch(rules) {
      rules.enrichment.marked = ({ duplicated }) => duplicated
      rules.enrichment.kept = () => true
      changeAnswers({}, ({ route, version }, { error_class: flat, error }) => {
        const errorClass = flat ?? (error as { class?: string } | undefined)?.class
        const taken = errorClass === undefined || aboutBodies.test(errorClass)
        return version === 'v5' && unshown.test(route) && taken ? { status: 200, json: { data: {} } } : {}
      })(rules)
    },
  },
})

function besidePartners(profile: PlainProfile): void {
  profile.target.interfaces = ['enrichment-v5', 'partners-v1']
}

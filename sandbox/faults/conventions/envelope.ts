import { changeRefusals } from '../kit/change-answers.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

export const faults = faultsNamed({
  'answers-with-a-text-around-json': {
    absentIn: ['ais-v6', 'enrichment-v5', 'payments-v1'],
    sentence: 'The answer with currencies is JSON after a prefix against hijacking, which no JSON parser accepts.',
    patch: 'takes-wire.text-as-prefixed-where-it-has-"code":"EUR"',
  },
  'reads-a-body-up-to-its-last-brace': {
    absentIn: ['ais-v6', 'enrichment-v5'],
    patch: 'takes-wire.parsed-with-first-as-to-its-last-brace',
  },
  'calls-json-a-page': 'takes-wire.contentType-as-text/html',
  'gives-categories-bare': {
    absentIn: ['ais-v3', 'ais-v6', 'payments-v1'],
    patch: 'shows-body-as-own-data-at-get-categories',
  },
  'gives-currencies-bare': {
    absentIn: ['ais-v6', 'enrichment-v5', 'payments-v1'],
    patch: 'shows-body-as-own-data-at-get-currencies',
  },
  'shows-credentials-in-logins': 'shows-credentials-as-own-credentials-of-login',
  'refuses-with-a-bare-text': 'shows-body-as-Not found-of-refusal-where-error_class-is-RouteNotFound',
  'names-the-class-error-type': {
    absentIn: ['enrichment-v5'],
    sentence: 'The error for an unknown customer has error_type instead of error_class.',
    patch: 'renames-error_class-as-error_type-of-refusal-where-error_class-is-CustomerNotFound',
  },
  'gives-the-request-as-text': 'shows-request-as-text-of-refusal',
  'redirects-from-a-slash-at-the-end': {
    absentIn: ['enrichment-v5'],
    patch: String.raw`redirects-where-url-matches-/(?:\?|$)`,
  },
  'repeats-null-where-no-body-came': {
    // These look for a customer before they look at the body.
    absentIn: ['ais-v3', 'ais-v6'],
    patch: 'shows-request-as-null-of-refusal-where-request-is-empty',
  },
  'answers-odd-parameters-with-html': {
    absentIn: ['enrichment-v5'],
    patch: String.raw`takes-wire.text-as-<html><body>Bad request</body></html>-where-it-matches-^(?=.*"error(?:_class)?":).*"(?:from_id|per_page|login_id|connection_id|account_id|customer_id)":"[^"]*[^\\w"-]`,
  },
  'shows-another-request-in-errors': {
    sentence: 'An error shows the request of the last other error.',
    patch(rules) {
      const requests: string[] = ['{}']
      changeRefusals({}, (body) => {
        const request = JSON.stringify(body['request'])
        if (request !== requests[0]) requests.unshift(request)
        return { request: JSON.parse(requests[1] ?? '{}') }
      })(rules)
    },
  },
})

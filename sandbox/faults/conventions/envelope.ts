import { changeAccepted, changeAnswers, changeRefusals } from '../kit/change-answers.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { replaceRule, wrapRule } from '../kit/change-rule.ts'
import { changeShape } from '../kit/change-shape.ts'
import { behindPrefix } from '../kit/behind-prefix.ts'

export const faults = faultsNamed({
  'answers-with-a-text-around-json': {
    absentIn: ['ais-v6', 'enrichment-v5', 'payments-v1'],
    sentence: 'The answer with currencies is JSON after a prefix against hijacking, which no JSON parser accepts.',
    patch: behindPrefix('"code":"EUR"'),
  },
  'reads-a-body-up-to-its-last-brace': {
    absentIn: ['ais-v6', 'enrichment-v5'],
    patch: wrapRule('wire.parsed', (rule, text) => rule(text.slice(0, text.lastIndexOf('}') + 1))),
  },
  'calls-json-a-page': replaceRule('wire.contentType', () => 'text/html; charset=utf-8'),
  'gives-categories-bare': {
    absentIn: ['ais-v3', 'ais-v6', 'payments-v1'],
    patch: changeAccepted({}, (body) => {
      const trees = body.data as { business?: unknown } | null
      return trees?.business === undefined ? body : trees
    }),
  },
  'gives-currencies-bare': {
    absentIn: ['ais-v6', 'enrichment-v5', 'payments-v1'],
    patch: changeAccepted({ route: 'currencies/list' }, ({ data }) => data),
  },
  'shows-credentials-in-logins': changeShape('login', (_fields, { credentials }) => ({ credentials })),
  'refuses-with-a-bare-text': changeAnswers({ errorClass: 'RouteNotFound' }, () => ({ json: 'Not found' })),
  'names-the-class-error-type': {
    absentIn: ['enrichment-v5'],
    sentence: 'The error for an unknown customer has error_type instead of error_class.',
    patch: changeRefusals({ errorClass: 'CustomerNotFound' }, ({ error_class }) => ({
      error_class: undefined,
      error_type: error_class,
    })),
  },
  'gives-the-request-as-text': changeRefusals({}, ({ request }) => ({ request: JSON.stringify(request) })),
  'answers-odd-parameters-with-html': {
    absentIn: ['enrichment-v5'],
    sentence: 'The error for a query parameter with special characters is an HTML page.',
    patch: wrapRule('wire.text', (rule, json) => {
      const made = rule(json)
      const odd =
        /"error(_class)?":/.test(made) &&
        /"(from_id|per_page|login_id|connection_id|account_id|customer_id)":"[^"]*[^\\w"-]/.test(made)
      return odd ? '<html><body>Bad request</body></html>' : made
    }),
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

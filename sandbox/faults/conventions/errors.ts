import { changeRefusals } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

export const errorsFaults: Fault[] = faultsNamed({
  'names-the-class-error-type': {
    absentIn: ['enrichment-v5'],
    sentence: 'The error for an unknown customer has error_type instead of error_class.',
    patch: (rules) =>
      changeRefusals(rules, ({ error_class: errorClass, ...rest }) =>
        errorClass === 'CustomerNotFound' ? { error_type: errorClass, ...rest } : { error_class: errorClass, ...rest },
      ),
  },
  'gives-the-request-as-text': (rules) =>
    changeRefusals(rules, (body) => ({ ...body, request: JSON.stringify(body.request) })),
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
  'shows-another-request-in-errors': (rules) =>
    changeRefusals(rules, (body) => ({ ...body, request: { path: '/customers', per_page: 100 } })),
})

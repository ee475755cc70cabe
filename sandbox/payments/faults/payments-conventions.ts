import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from '../../faults/kit/change-answers.ts'
import type { Fault } from '../../faults/kit/fault.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

const interfaces = ['payments-v1']
const template = 'payment-templates/show'

/** Changes whether a signature is needed at an address. */
function signAt(rules: Rules, address: RegExp, needed: boolean): void {
  const { required } = rules.signing
  rules.signing.required = (client, request) => (address.test(request.url) ? needed : required(client, request))
}

/** Rules of several interfaces, broken where payment initiation meets them. */
export const paymentsConventionFaults: Fault[] = faultsNamed(
  {
    'answers-payments-behind-a-prefix': wrapRule('wire.text', (rule, json) => {
      const made = rule(json)
      return made.includes('"connect_url":') ? `)]}',\n${made}` : made
    }),
    'shows-templates-bare': (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === template && body.data !== undefined ? { json: body.data } : {},
      ),
    'lists-templates-signed-only': (rules) => signAt(rules, /\/templates$/, true),
    'shows-live-clients-templates-unsigned': (rules) => signAt(rules, /\/templates\/\w+$/, false),
  },
  { interfaces },
)

import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from '../../faults/kit/change-answers.ts'
import type { Fault } from '../../faults/kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

const interfaces = ['payments-v1']
const template = 'payment-templates/show'

/** Changes whether a signature is needed at an address. */
function signAt(rules: Rules, address: RegExp, needed: boolean): void {
  const { required } = rules.signing
  rules.signing.required = (client, request) => (address.test(request.url) ? needed : required(client, request))
}

/** Rules of several interfaces, broken where payment initiation meets them. */
export const paymentsConventionFaults: Fault[] = named({
  'answers-payments-behind-a-prefix': {
    interfaces,
    sentence: 'The answer with connect_url is JSON after a prefix, which no JSON parser accepts.',
    patch: wrapRule('wire.text', (rule, json) => {
      const made = rule(json)
      return made.includes('"connect_url":') ? `)]}',\n${made}` : made
    }),
  },
  'shows-templates-bare': {
    interfaces,
    sentence: 'One template is answered without the envelope.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === template && body.data !== undefined ? { json: body.data } : {},
      ),
  },
  'lists-templates-signed-only': {
    interfaces,
    sentence: 'The list of templates is refused to unsigned requests.',
    patch: (rules) => signAt(rules, /\/templates$/, true),
  },
  'shows-live-clients-templates-unsigned': {
    interfaces,
    sentence: 'A live client can read a template with an unsigned request.',
    patch: (rules) => signAt(rules, /\/templates\/\w+$/, false),
  },
})

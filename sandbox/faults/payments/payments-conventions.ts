import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'

const interfaces = ['payments-v1']
const template = 'payment-templates/show'

/** Changes whether a signature is needed at an address. */
function signAt(rules: Rules, address: RegExp, needed: boolean): void {
  const { required } = rules.signing
  rules.signing.required = (client, request) => (address.test(request.url) ? needed : required(client, request))
}

/** Rules of several interfaces, broken where payment initiation meets them. */
export const paymentsConventionFaults: Fault[] = [
  {
    id: 'answers-payments-behind-a-prefix',
    interfaces,
    sentence: 'The answer with connect_url is JSON after a prefix, which no JSON parser accepts.',
    patch(rules) {
      const { text } = rules.wire
      rules.wire.text = (json) => {
        const made = text(json)
        return made.includes('"connect_url":') ? `)]}',\n${made}` : made
      }
    },
  },
  {
    id: 'shows-templates-bare',
    interfaces,
    sentence: 'One template is answered without the envelope.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === template && body.data !== undefined ? { json: body.data } : {},
      ),
  },
  {
    id: 'lists-templates-signed-only',
    interfaces,
    sentence: 'The list of templates is refused to unsigned requests.',
    patch: (rules) => signAt(rules, /\/templates$/, true),
  },
  {
    id: 'shows-live-clients-templates-unsigned',
    interfaces,
    sentence: 'A live client can read a template with an unsigned request.',
    patch: (rules) => signAt(rules, /\/templates\/\w+$/, false),
  },
]

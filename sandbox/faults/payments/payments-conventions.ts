import type { Rules } from '../../world/rules.ts'
import { changeAnswers } from '../kit/change-answers.ts'
import type { Fault } from '../kit/fault.ts'

const interfaces = ['payments-v1']
const connect = 'payments/connect'
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
    id: 'redirects-to-templates',
    interfaces,
    sentence: 'The answer with one template has the status 302.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) => (route === template && body.data !== undefined ? { status: 302 } : {})),
  },
  {
    id: 'invents-a-class-of-templates',
    interfaces,
    sentence: 'An unknown template is refused with NoSuchTemplate.',
    patch(rules) {
      const { classSent } = rules.errors
      rules.errors.classSent = (errorClass) =>
        errorClass === 'PaymentTemplateNotFound' ? 'NoSuchTemplate' : classSent(errorClass)
    },
  },
  {
    id: 'begins-payments-for-anybody',
    interfaces,
    sentence: 'A payment can be started without Secret.',
    patch(rules) {
      rules.headers.secretNeeded = ({ name }) => name !== connect
    },
  },
  {
    id: 'keeps-service-keys-from-paying',
    interfaces,
    sentence: 'The start of a payment refuses service keys with AppsRestricted.',
    patch(rules) {
      const { appKeyMayCall } = rules.access
      rules.access.appKeyMayCall = (client, route) =>
        appKeyMayCall(client, route) && !('name' in route && route.name === connect)
    },
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
  {
    id: 'moves-templates-to-another-version',
    interfaces,
    sentence: 'The route for one template has moved to version 2.',
    patch: (rules) =>
      changeAnswers(rules, (answer) =>
        answer.route === template ? { status: 301, json: { moved: '/api/payments/v2/templates' } } : {},
      ),
  },
]

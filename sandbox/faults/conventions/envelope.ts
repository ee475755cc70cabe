import { changeAccepted, changeAnswers, changeRefusals } from '../kit/change-answers.ts'
import { changeLogin } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import { replaceRule, wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const envelopeFaults: Fault[] = named({
  'answers-with-a-text-around-json': {
    absentIn: ['ais-v6', 'enrichment-v5', 'payments-v1'],
    sentence: 'The answer with currencies is JSON after a prefix against hijacking, which no JSON parser accepts.',
    patch: wrapRule('wire.text', (rule, json) => {
      const made = rule(json)
      return made.includes('"code":"EUR"') ? `)]}',\n${made}` : made
    }),
  },
  'calls-json-a-page': {
    sentence: 'Every answer in JSON has the Content-Type of an HTML page.',
    patch: replaceRule('wire.contentType', () => 'text/html; charset=utf-8'),
  },
  'gives-categories-bare': {
    absentIn: ['ais-v3', 'ais-v6', 'payments-v1'],
    sentence: 'Categories are answered without the envelope.',
    patch: (rules) =>
      changeAccepted(rules, (body) => {
        const trees = body.data as { business?: unknown } | null
        return trees?.business === undefined ? body : trees
      }),
  },
  'gives-currencies-bare': {
    absentIn: ['ais-v6', 'enrichment-v5', 'payments-v1'],
    sentence: 'The list of currencies is answered without the envelope.',
    patch: (rules) =>
      changeAnswers(rules, ({ route }, body) =>
        route === 'currencies/list' && body.data !== undefined ? { json: body.data } : {},
      ),
  },
  'shows-credentials-in-logins': {
    sentence: 'A login shows the credentials that are stored.',
    patch: (rules) => changeLogin(rules, (fields, { credentials }) => ({ ...fields, credentials })),
  },
  'refuses-with-a-bare-text': {
    sentence: 'The error for an unknown route is a JSON string instead of an object.',
    patch: (rules) => changeRefusals(rules, (body) => (body.error_class === 'RouteNotFound' ? 'Not found' : body)),
  },
})

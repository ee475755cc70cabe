import type { Fault } from '../kit/fault.ts'
import { inVersion6 } from './version-6.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

const interfaces = ['ais-v6']
const accounts = 'accounts/list'

/** Rules that version 6 shares, broken where only its own routes show it. */
export const version6ConventionFaults: Fault[] = named({
  'answers-connections-behind-a-prefix': {
    interfaces,
    sentence: 'The answer with connections is JSON after a prefix, which no JSON parser accepts.',
    patch: wrapRule('wire.text', (rule, json) => {
      const made = rule(json)
      return made.startsWith('{"data":[') && made.includes('"last_consent_id"') ? `)]}',\n${made}` : made
    }),
  },
  'gives-connections-bare': {
    interfaces,
    sentence: 'The list of accounts is answered without the envelope.',
    patch: (rules) =>
      inVersion6(rules, [accounts], (_answer, body) => (body.data === undefined ? {} : { json: { rows: body.data } })),
  },
  'next-page-forgets-the-connection': {
    interfaces,
    sentence: 'next_page lacks connection_id.',
    patch: wrapRule(
      'paging.nextPage',
      (rule, url, nextId) => rule(url, nextId)?.replace(/connection_id=\d+&?/, '') ?? null,
    ),
  },
})

import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { inVersion6 } from './version-6.ts'
import { wrapRule } from '../../world/change-rule.ts'

const interfaces = ['ais-v6']
const accounts = 'accounts/list'

/** Rules that version 6 shares, broken where only its own routes show it. */
export const version6ConventionFaults: Fault[] = faultsNamed(
  {
    'answers-connections-behind-a-prefix': wrapRule('wire.text', (rule, json) => {
      const made = rule(json)
      return made.startsWith('{"data":[') && made.includes('"last_consent_id"') ? `)]}',\n${made}` : made
    }),
    'gives-connections-bare': (rules) =>
      inVersion6(rules, [accounts], (_answer, body) => (body.data === undefined ? {} : { json: { rows: body.data } })),
    'next-page-forgets-the-connection': wrapRule(
      'paging.nextPage',
      (rule, url, nextId) => rule(url, nextId)?.replace(/connection_id=\d+&?/, '') ?? null,
    ),
  },
  { interfaces },
)

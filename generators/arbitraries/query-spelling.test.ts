import { keepsLaws } from '../test-support/keeps-laws.ts'
import { querySpelling, spellQuery } from './query-spelling.ts'

keepsLaws('querySpelling', querySpelling(), {
  member: (spelling) => {
    const text = spellQuery('customer_id=7', spelling)
    return (
      /^(?:[\w\-.~!$&'()*+,;=:@/?]|%[\dA-Fa-f]{2})*$/.test(text) && new URLSearchParams(text).get('customer_id') === '7'
    )
  },
  simplest: (spelling) => spellQuery('a=1', spelling) === 'a=1' && spellQuery('', spelling) === 'note=',
  reaches: {
    'something on both sides': ({ before, after }) => before.length > 1 && after.length > 1,
    'escapes in lower case': ({ before }) => before.includes('note=%7e%41'),
    'a plus': ({ after }) => after.includes('note=a+b'),
  },
})

import { cases } from '../../../core/test-support/cases.ts'
import { prepare } from '../../../harness/client/prepare.ts'
import { testDraft, testProfile } from '../../../harness/client/test-support/test-profile.ts'
import { fieldsOf, parametersOf, pathOf, withoutField, withoutParameter } from './made-right.ts'

const profile = testProfile('http://target.example/base')
const query: Array<[string, string]> = [
  ['login_id', '7'],
  ['from_id', '9'],
]
const list = testDraft({ path: '/api/v4/accounts', query })
const creation = testDraft({ method: 'POST', path: '/api/v4/logins', body: { data: { a: 1, b: { c: 2 } } } })
type Asked = typeof list | ReturnType<typeof prepare>
const bodyOf = (one: Asked) => ('url' in one ? (JSON.parse(one.body.toString()) as unknown) : one.body)
const bare = prepare(withoutParameter(withoutParameter(list, 'login_id'), 'from_id'), profile, 0)

cases(
  'A query parameter is taken out, whether the bytes are settled or not',
  ...[list, prepare(list, profile, 0)].flatMap((asked) => {
    const other = withoutParameter(asked, 'login_id')
    return [
      [parametersOf(asked), ['login_id', 'from_id']] as const,
      [parametersOf(other), ['from_id']] as const,
      [parametersOf(withoutParameter(other, 'from_id')), []] as const,
      [pathOf(other, profile.target.base_url), '/api/v4/accounts'] as const,
    ]
  }),
  [bare.url, 'http://target.example/base/api/v4/accounts'],
  'A field of a body is taken out at any depth, and what holds everything is none',
  ...[creation, prepare(creation, profile, 0)].flatMap((asked) => [
    [fieldsOf(asked), ['data.a', 'data.b', 'data.b.c']] as const,
    [bodyOf(withoutField(asked, 'data.b.c')), { data: { a: 1, b: {} } }] as const,
    [bodyOf(withoutField(asked, 'data.a')), { data: { b: { c: 2 } } }] as const,
  ]),
  [fieldsOf(list), []],
)

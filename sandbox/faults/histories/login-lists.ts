import { changeDataOf, changeLogin } from '../kit/change-login.ts'
import type { Fault } from '../kit/fault.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

type Fields = Record<string, unknown>
const interfaces = ['ais-v3', 'ais-v4', 'ais-v5']

/** Lists that show a login or an attempt otherwise than it is shown alone. */
export const faults: Fault[] = [
  ...faultsNamed({
    'lists-logins-with-the-secret-of-another': {
      kind: 'second owner',
      interfaces,
      patch(rules) {
        const secrets: unknown[] = []
        changeDataOf(rules, ['logins/create'], (data) => {
          secrets.push(data['secret'])
          return data
        })
        const before = (secret: unknown) => secrets[secrets.indexOf(secret) - 1] ?? secret
        changeDataOf(rules, ['logins/list'], (data) =>
          (data as unknown as Fields[]).map((row) => ({ ...row, secret: before(row['secret']) })),
        )
      },
    },
    'lists-the-next-refresh-of-the-fetch-before': {
      kind: 'stale view',
      interfaces,
      sentence: 'The list of logins shows next_refresh_possible_at as it was after the fetch before the last one.',
      patch(rules) {
        const moments = new Map<string, unknown[]>()
        changeLogin(rules, (fields, { id }) => {
          const known = moments.get(id) ?? []
          const next = fields['next_refresh_possible_at']
          if (next !== null && known.at(-1) !== next) moments.set(id, [...known, next])
          return fields
        })
        changeDataOf(rules, ['logins/list'], (data) =>
          (data as unknown as Fields[]).map((row) => ({
            ...row,
            next_refresh_possible_at: moments.get(String(row['id']))?.at(-2) ?? row['next_refresh_possible_at'],
          })),
        )
      },
    },
  }),
  ...faultsNamed(
    {
      'lists-attempts-without-custom-fields': {
        kind: 'one view of two',
        patch: (rules) =>
          changeDataOf(rules, ['attempts/list'], (data) =>
            (data as unknown as Fields[]).map((row) => ({ ...row, custom_fields: {} })),
          ),
      },
      'lists-logins-without-their-holder': {
        kind: 'one view of two',
        patch: (rules) =>
          changeDataOf(rules, ['logins/list'], (data) =>
            (data as unknown as Fields[]).map((row) => ({ ...row, holder_info: {} })),
          ),
      },
      'lists-a-holder-without-emails': {
        kind: 'one view of two',
        patch: (rules) =>
          changeDataOf(rules, ['logins/list'], (data) =>
            (data as unknown as Fields[]).map((row) => ({
              ...row,
              holder_info: row['holder_info'] ? { ...(row['holder_info'] as Fields), emails: [] } : row['holder_info'],
            })),
          ),
      },
    },
    { interfaces: ['ais-v4', 'ais-v5'] },
  ),
]

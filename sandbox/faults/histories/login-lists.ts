import { faultsNamed } from '../kinds/faults-named.ts'
import { changeShape } from '../kit/change-shape.ts'
import { type Fields, changeRecords } from '../kit/change-answers.ts'

const interfaces = ['ais-v4', 'ais-v5']

/** Lists that show a login or an attempt differently from its own route. */
export const faults = faultsNamed({
  'lists-logins-with-the-secret-of-another': {
    kind: 'second owner',
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    patch(rules) {
      const secrets: unknown[] = []
      changeRecords('logins/create', (made) => {
        secrets.push(made['secret'])
        return {}
      })(rules)
      const before = (secret: unknown) => secrets[secrets.indexOf(secret) - 1] ?? secret
      changeRecords('logins/list', ({ secret }) => ({ secret: before(secret) }))(rules)
    },
  },
  'lists-logins-that-a-provider-failed-as-active': {
    kind: 'one view of two',
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence: 'The list of logins shows as active each whose last attempt failed, but for wrong credentials.',
    patch: changeRecords('logins/list', (row) => {
      const failure = (row['last_attempt'] as Fields | null)?.['fail_error_class'] ?? 'InvalidCredentials'
      return failure === 'InvalidCredentials' ? row : { ...row, status: 'active' }
    }),
  },
  'lists-the-next-refresh-of-the-fetch-before': {
    kind: 'stale view',
    interfaces: ['ais-v3', 'ais-v4', 'ais-v5'],
    sentence: 'The list of logins shows next_refresh_possible_at as it was after the fetch before the last one.',
    patch(rules) {
      const moments = new Map<string, unknown[]>()
      changeShape('login', (fields, { id }) => {
        const known = moments.get(id) ?? []
        const next = fields['next_refresh_possible_at']
        if (next !== null && known.at(-1) !== next) moments.set(id, [...known, next])
        return {}
      })(rules)
      changeRecords('logins/list', (row) => ({
        next_refresh_possible_at: moments.get(String(row['id']))?.at(-2) ?? row['next_refresh_possible_at'],
      }))(rules)
    },
  },
  'lists-attempts-without-custom-fields': {
    kind: 'one view of two',
    interfaces,
    patch: 'shows-custom_fields-as-fieldless-at-get-attempts',
  },
  'lists-logins-without-their-holder': {
    kind: 'one view of two',
    interfaces,
    patch: 'shows-holder_info-as-fieldless-at-get-logins',
  },
  'lists-a-holder-without-emails': {
    kind: 'one view of two',
    interfaces,
    patch: 'shows-holder_info.emails-as-emptied-at-get-logins',
  },
})

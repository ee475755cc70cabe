import { newer } from '../../categorizing/categories-of.ts'
import type { Account, Login } from '../../store/entities.ts'
import type { Version } from '../../versions/kit/version.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { type Fields, changeRecords, type Patch, changeShape } from '../kit/change.ts'

type Show = NonNullable<Version['shapes']['login']>

/** Changes logins or accounts that `isMeant`, as a version shows them. */
function changeIn(
  name: 'login' | 'account',
  isMeant: (shownIn: Version, madeIn: string | undefined) => boolean,
  change: (fields: Fields) => Fields,
): Patch {
  return ({ versions }) => {
    for (const version of Object.values(versions)) {
      const shapes = version.shapes as Partial<Record<typeof name, Show>>
      const write = shapes[name]
      shapes[name] = (fields, one: Login | Account, sandbox) => {
        const shown = write?.(fields, one as Login, sandbox) ?? fields
        const login = 'loginId' in one ? sandbox.store.logins.get(one.loginId) : one
        return isMeant(version, login?.version) ? { ...shown, ...change(shown) } : shown
      }
    }
  }
}
const ofAnotherVersion = ({ name }: Version, madeIn: string | undefined) => madeIn !== name

/** Version 4 names of codes of version 5. */
const formerCodes = Object.fromEntries(
  Object.values(newer).flatMap((codes) => Object.entries(codes).map(([former, code]) => [code, former])),
)

export const faults = faultsNamed({
  'keeps-numbers-for-logins-of-another-version': changeIn('login', ofAnotherVersion, ({ id }) => ({ id: Number(id) })),
  'shows-the-scopes-of-attempts-of-another-version': {
    sentence: 'Version 3 shows an attempt that another version made with fetch_scopes instead of fetch_type.',
    patch: ({ versions }) => {
      const { login: show } = versions.v3.shapes
      versions.v3.shapes.login = (fields, one, sandbox) => {
        const { last_attempt: last, ...shown } = show?.(fields, one, sandbox) ?? fields
        if (one.version === 'v3' || !last) return { ...shown, last_attempt: last }
        const { fetch_type: _type, ...attempt } = last as Fields
        return { ...shown, last_attempt: { ...attempt, fetch_scopes: ['accounts'] } }
      }
    },
  },
  'links-accounts-of-another-version-otherwise': {
    sentence: 'The account of a login that was created in another version names its login under another field.',
    patch: changeIn('account', ofAnotherVersion, ({ login_id: owner }) => ({ login_id: undefined, owner })),
  },
  'links-accounts-of-another-version-to-another-login': changeIn('account', ofAnotherVersion, ({ login_id }) => ({
    login_id: `${String(login_id)}0`,
  })),
  'categorizes-in-version-5-as-in-version-4': changeRecords({ route: 'transactions/list', version: 'v5' }, (row) => ({
    category: formerCodes[String(row['category'])] ?? row['category'],
  })),
  'keeps-the-codes-of-the-version-that-fetched': {
    sentence: 'A transaction that another version than 5 fetched has a category of version 4 in version 5 too.',
    interfaces: ['ais-v5'],
    patch(rules) {
      const elsewhere = new Set<string>()
      changeShape('login', (fields, { id, version }) => {
        if (version !== 'v5') elsewhere.add(id)
        return fields
      })(rules)
      changeShape('transaction', (fields, { loginId }) => {
        const former = elsewhere.has(loginId) ? formerCodes[String(fields['category'])] : undefined
        return former === undefined ? fields : { ...fields, category: former }
      })(rules)
    },
  },
})

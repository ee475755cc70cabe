import type { Account, Login } from '../../store/entities.ts'
import type { ShapeWorld } from '../../shapes/kit/shape-world.ts'
import type { Version } from '../../versions/kit/version.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { type Fields, changeAnswers, changeRecords, changeRefusals } from '../kit/change-answers.ts'
import type { Patch } from '../kit/change-rule.ts'

/** Has the logins and accounts that another version made pass through a change in each version. */
function changeForeign(change: { login?: (fields: Fields) => Fields; account?: (fields: Fields) => Fields }): Patch {
  return (rules) => {
    for (const version of Object.values(rules.versions)) {
      const { login: showLogin, account: showAccount } = version.shapes
      const { login, account } = change
      if (login) {
        version.shapes.login = (fields: Fields, one: Login, sandbox: ShapeWorld) => {
          const shown = showLogin?.(fields, one, sandbox) ?? fields
          return one.version === version.name ? shown : login(shown)
        }
      }
      if (account) {
        version.shapes.account = (fields: Fields, one: Account, sandbox: ShapeWorld) => {
          const shown = showAccount?.(fields, one, sandbox) ?? fields
          return sandbox.store.logins.get(one.loginId)?.version === version.name ? shown : account(shown)
        }
      }
    }
  }
}

type Tree = Record<string, readonly string[]>

/** Has one of the category trees of version 5 pass through a change. */
function changeTree(name: 'personal' | 'business', change: (tree: Tree) => Tree): Patch {
  return changeRecords({ route: 'categories/list', version: 'v5' }, (trees) => ({
    ...trees,
    [name]: { ...(trees[name] as Tree), ...change(trees[name] as Tree) },
  }))
}

/** Has one resource of version 4 pass through a change. */
function changeInVersion4(name: 'login' | 'account', change: (fields: Fields) => Fields): Patch {
  return ({ versions }) => {
    const { shapes } = versions.v4
    const shown: Shapes = { ...shapes }
    if (name === 'login') shapes.login = (fields, ...rest) => change(shown.login?.(fields, ...rest) ?? fields)
    else shapes.account = (fields, ...rest) => change(shown.account?.(fields, ...rest) ?? fields)
  }
}

type Shapes = Version['shapes']

/** What version 4 called some codes of version 5. */
const formerCodes: Record<string, string> = {
  rent: 'mortgage_and_rent',
  mortgage: 'mortgage_and_rent',
  investments: 'investment',
  consumer_goods: 'merchandise',
  accounting_and_auditing: 'accounting',
  consulting: 'consultancy',
  marketing_and_media: 'marketing',
  supplies_and_furniture: 'office_supplies',
  electronics: 'equipment',
}

export const faults = faultsNamed({
  'gives-a-customer-an-id-for-each-login': 'shows-customer_id-as-another-at-post-logins',
  'dates-logins-anew-in-version-4': changeInVersion4('login', (login) => ({
    ...login,
    created_at: '2020-01-01T00:00:00Z',
  })),
  'keeps-logins-active-in-version-4': {
    absentIn: ['ais-v6'],
    patch(rules) {
      const active = new Set<unknown>()
      changeInVersion4('login', (login) => {
        if (login['status'] === 'active') active.add(login.id)
        return active.has(login.id) ? { ...login, status: 'active' } : login
      })(rules)
    },
  },
  'names-accounts-by-version': changeInVersion4('account', (account) => ({
    ...account,
    name: `${String(account['name'])}, as ever`,
  })),
  'shortens-descriptions-in-version-4': changeRecords({ route: 'transactions/list', version: 'v4' }, (row) => {
    const text = String(row['description'])
    return { ...row, description: text.slice(0, Math.ceil(text.length / 2)) }
  }),
  'keeps-numbers-for-logins-of-another-version': changeForeign({
    login: (login) => ({ ...login, id: Number(login.id) }),
  }),
  'links-accounts-of-another-version-otherwise': {
    sentence: 'The account of a login that was created in another version names its login under another field.',
    patch: changeForeign({
      account: ({ login_id, connection_id, ...account }) => ({ ...account, owner: login_id ?? connection_id }),
    }),
  },
  'links-accounts-of-another-version-to-another-login': changeForeign({
    account: (account) =>
      Object.fromEntries(
        Object.entries(account).map(([name, value]) => [
          name,
          name === 'login_id' || name === 'connection_id' ? `${String(value)}0` : value,
        ]),
      ),
  }),
  'keeps-investment-in-version-5': changeTree('business', ({ income = [] }) => ({ income: [...income, 'investment'] })),
  'files-raw-materials-twice': changeTree('business', ({ services = [] }) => ({
    services: [...services, 'raw_materials'],
  })),
  'categorizes-in-version-5-as-in-version-4': changeRecords({ route: 'transactions/list', version: 'v5' }, (row) => ({
    ...row,
    category: formerCodes[String(row['category'])] ?? row['category'],
  })),
  'forgets-toys-in-version-5': changeTree('personal', ({ kids = [] }) => ({
    kids: kids.filter((code) => code !== 'toys'),
  })),
  'forbids-unknown-versions': {
    sentence: 'A path of an unknown version is refused with ActionNotAllowed.',
    patch: changeRefusals({ route: 'none', version: undefined }, (body) => ({
      ...body,
      error_class: 'ActionNotAllowed',
    })),
  },
  'keeps-client-info': changeAnswers({ route: 'none' }, () => ({
    status: 200,
    json: { data: { info: { status: 'test' } } },
  })),
})

import type { Account, Login } from '../../store/entities.ts'
import type { Rules } from '../../world/rules.ts'
import type { ShapeWorld } from '../../shapes/kit/shape-world.ts'
import type { Version } from '../../versions/kit/version.ts'
import { changeData, changeAnswer } from '../kit/change-data.ts'
import { faultsNamed } from '../kinds/faults-named.ts'

type Fields = Record<string, unknown>

/** Has the logins and accounts that another version made pass through a change in each version. */
function changeForeign(
  rules: Rules,
  change: { login?: (fields: Fields) => Fields; account?: (fields: Fields) => Fields },
): void {
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

/** Has the category trees of version 5 pass through a change. */
function changeTrees({ versions }: Rules, change: (trees: { personal: Tree; business: Tree }) => Fields): void {
  versions.v5.shapes.categoryTrees = (trees) => change(trees as { personal: Tree; business: Tree })
}

type Tree = Record<string, readonly string[]>

type Shapes = Version['shapes']

/** Has one resource of version 4 pass through a change. */
function changeInVersion4({ versions }: Rules, name: 'login' | 'account', change: (fields: Fields) => Fields): void {
  const { shapes } = versions.v4
  const shown: Shapes = { ...shapes }
  if (name === 'login') shapes.login = (fields, ...rest) => change(shown.login?.(fields, ...rest) ?? fields)
  else shapes.account = (fields, ...rest) => change(shown.account?.(fields, ...rest) ?? fields)
}

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
  'gives-a-customer-an-id-for-each-login': (rules) =>
    changeData(rules, 'logins/create', (data) => {
      const login = data as Fields
      return { ...login, customer_id: `${String(login.customer_id)}0` }
    }),
  'dates-logins-anew-in-version-4': (rules) =>
    changeInVersion4(rules, 'login', (login) => ({ ...login, created_at: '2020-01-01T00:00:00Z' })),
  'names-accounts-by-version': (rules) =>
    changeInVersion4(rules, 'account', (account) => ({ ...account, name: `${String(account.name)}, as ever` })),
  'shortens-descriptions-in-version-4': (rules) =>
    changeData(rules, 'transactions/list', (data, { version }) =>
      version !== 'v4'
        ? data
        : (data as Fields[]).map((row) => {
            const text = String(row.description)
            return { ...row, description: text.slice(0, Math.ceil(text.length / 2)) }
          }),
    ),
  'keeps-numbers-for-logins-of-another-version': (rules) =>
    changeForeign(rules, { login: (login) => ({ ...login, id: Number(login.id) }) }),
  'links-accounts-of-another-version-otherwise': {
    sentence: 'The account of a login that was created in another version names its login under another field.',
    patch: (rules) =>
      changeForeign(rules, {
        account: ({ login_id, connection_id, ...account }) => ({ ...account, owner: login_id ?? connection_id }),
      }),
  },
  'links-accounts-of-another-version-to-another-login': (rules) =>
    changeForeign(rules, {
      account: (account) =>
        Object.fromEntries(
          Object.entries(account).map(([name, value]) => [
            name,
            name === 'login_id' || name === 'connection_id' ? `${String(value)}0` : value,
          ]),
        ),
    }),
  'keeps-investment-in-version-5': (rules) =>
    changeTrees(rules, ({ personal, business }) => ({
      personal,
      business: { ...business, income: [...(business.income ?? []), 'investment'] },
    })),
  'files-raw-materials-twice': (rules) =>
    changeTrees(rules, ({ personal, business }) => ({
      personal,
      business: { ...business, services: [...(business.services ?? []), 'raw_materials'] },
    })),
  'categorizes-in-version-5-as-in-version-4': (rules) =>
    changeData(rules, 'transactions/list', (data, { version }) =>
      version !== 'v5'
        ? data
        : (data as Fields[]).map((row) => ({ ...row, category: formerCodes[String(row.category)] ?? row.category })),
    ),
  'forgets-toys-in-version-5': (rules) =>
    changeTrees(rules, ({ personal, business }) => ({
      personal: { ...personal, kids: personal.kids?.filter((code) => code !== 'toys') },
      business,
    })),
  'forbids-unknown-versions': {
    sentence: 'A path of an unknown version is refused with ActionNotAllowed.',
    patch: (rules) =>
      changeAnswer(rules, 'none', (answer) =>
        answer.version === undefined
          ? { ...answer, json: { ...(answer.json as object), error_class: 'ActionNotAllowed' } }
          : answer,
      ),
  },
  'keeps-client-info': (rules) =>
    changeAnswer(rules, 'none', (answer) => ({
      ...answer,
      status: 200,
      json: { data: { info: { status: 'test' } } },
    })),
})

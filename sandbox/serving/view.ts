import type { SandboxProvider } from '../providers/provider.ts'
import type { Account, Attempt, Consent, Login, Transaction } from '../store/entities.ts'
import type { ConnectToken } from '../store/connect-token.ts'
import type { Call } from './call.ts'
import type { Fields } from '../basics/values.ts'

/** Writers of the resources in a request's version: version 4's, with the version's own changes. */
export function viewOf({ sandbox, version }: Pick<Call, 'sandbox' | 'version'>) {
  const { rules } = sandbox
  const { shape } = rules
  const { shapes } = version
  const attempt = (fields: Fields, one: Attempt): Fields => shapes.attempt?.(fields, one, sandbox) ?? fields
  const provider = (fields: Fields): Fields => shapes.provider?.(fields) ?? fields
  return {
    login: (login: Login): Fields => {
      const fields = shape.login(login, sandbox)
      return shapes.login?.(fields, login, sandbox) ?? fields
    },
    attempt: (one: Attempt): Fields => attempt(shape.attempt(one, sandbox), one),
    attemptDetail: (one: Attempt): Fields => attempt(shape.attemptDetail(one, sandbox), one),
    account: (account: Account): Fields => {
      const fields = shape.account(account)
      return shapes.account?.(fields, account, sandbox) ?? fields
    },
    transaction: (transaction: Transaction): Fields =>
      shape.transaction(version.categories === 4 ? transaction : { ...transaction, category: transaction.categoryV5 }),
    provider: (one: SandboxProvider): Fields => provider(shape.provider(one)),
    providerDetail: (one: SandboxProvider): Fields => provider(shape.providerDetail(rules, one)),
    categoryTrees: (): Fields => {
      const trees = shape.categoryTrees(rules.categories.trees(version.categories))
      return shapes.categoryTrees?.(trees) ?? trees
    },
    consent: (consent: Consent): Fields => shape.consent(consent, sandbox),
    token: (token: ConnectToken): Fields => {
      const fields = shape.token(token, sandbox)
      return shapes.token?.(fields, token, sandbox) ?? fields
    },
  }
}

import { accessRules } from './access-rules.ts'
import { accountsRules } from './accounts-rules.ts'
import { customersRules } from './customers-rules.ts'
import { errorsRules } from './errors-rules.ts'
import { headersRules } from './headers-rules.ts'
import { pagingRules } from './paging-rules.ts'
import { shapeRules } from './shape-rules.ts'
import { signingRules } from './signing-rules.ts'
import { valuesRules } from './values-rules.ts'
import { wireRules } from './wire-rules.ts'

/** A fresh set of every rule the sandbox obeys; a mutant or variant changes its own copy. */
export function createRules() {
  return {
    access: accessRules(),
    accounts: accountsRules(),
    customers: customersRules(),
    errors: errorsRules(),
    headers: headersRules(),
    paging: pagingRules(),
    shape: shapeRules(),
    signing: signingRules(),
    values: valuesRules(),
    wire: wireRules(),
  }
}

export type Rules = ReturnType<typeof createRules>

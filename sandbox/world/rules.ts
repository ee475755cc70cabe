import { accessRules } from '../rules/access/access-rules.ts'
import { accountsRules } from '../rules/data/accounts-rules.ts'
import { attemptsRules } from '../rules/logins/attempts-rules.ts'
import { callbacksRules } from '../rules/logins/callbacks-rules.ts'
import { categoriesRules } from '../rules/data/categories-rules.ts'
import { categorizeRules } from '../rules/data/categorize-rules.ts'
import { clientInfoRules } from '../rules/data/client-info-rules.ts'
import { clientKeysRules } from '../rules/access/client-keys-rules.ts'
import { consentRules } from '../rules/logins/consent-rules.ts'
import { countriesRules } from '../rules/data/countries-rules.ts'
import { crowdingRules } from '../rules/access/crowding-rules.ts'
import { customersRules } from '../rules/data/customers-rules.ts'
import { datesRules } from '../rules/logins/dates-rules.ts'
import { encryptedCredentialsRules } from '../rules/logins/encrypted-credentials-rules.ts'
import { enrichmentRules } from '../rules/data/enrichment-rules.ts'
import { errorsRules } from '../rules/wire/errors-rules.ts'
import { fetchScopesRules } from '../rules/logins/fetch-scopes-rules.ts'
import { fetchTypesRules } from '../rules/logins/fetch-types-rules.ts'
import { filesRules } from '../rules/logins/files-rules.ts'
import { headersRules } from '../rules/access/headers-rules.ts'
import { idsRules } from '../rules/wire/ids-rules.ts'
import { interactiveRules } from '../rules/logins/interactive-rules.ts'
import { loginCreateRules } from '../rules/logins/login-create-rules.ts'
import { loginsRules } from '../rules/logins/logins-rules.ts'
import { oauthRules } from '../rules/logins/oauth-rules.ts'
import { openFinanceRules } from '../rules/open-finance/open-finance-rules.ts'
import { pagesRules } from '../rules/wire/pages-rules.ts'
import { pagingRules } from '../rules/wire/paging-rules.ts'
import { partnersRules } from '../rules/partners/partners-rules.ts'
import { paymentsRules } from '../rules/payments/payments-rules.ts'
import { providersRules } from '../rules/data/providers-rules.ts'
import { rateLimitsRules } from '../rules/access/rate-limits-rules.ts'
import { ratesRules } from '../rules/data/rates-rules.ts'
import { reconnectRules } from '../rules/logins/reconnect-rules.ts'
import { refreshRules } from '../rules/logins/refresh-rules.ts'
import { shapeRules } from '../shapes/shapes.ts'
import { signingRules } from '../rules/access/signing-rules.ts'
import { stagesRules } from '../rules/logins/stages-rules.ts'
import { tokensRules } from '../rules/logins/tokens-rules.ts'
import { valuesRules } from '../rules/wire/values-rules.ts'
import { wireRules } from '../rules/wire/wire-rules.ts'
import { createVersions } from '../versions/versions.ts'

/** A fresh set of every rule the sandbox obeys; a mutant or variant changes its own copy. */
export function createRules() {
  return {
    access: accessRules(),
    accounts: accountsRules(),
    attempts: attemptsRules(),
    callbacks: callbacksRules(),
    categories: categoriesRules(),
    categorize: categorizeRules(),
    clientInfo: clientInfoRules(),
    clientKeys: clientKeysRules(),
    consent: consentRules(),
    countries: countriesRules(),
    crowding: crowdingRules(),
    customers: customersRules(),
    dates: datesRules(),
    encryptedCredentials: encryptedCredentialsRules(),
    enrichment: enrichmentRules(),
    errors: errorsRules(),
    fetchScopes: fetchScopesRules(),
    fetchTypes: fetchTypesRules(),
    files: filesRules(),
    headers: headersRules(),
    ids: idsRules(),
    interactive: interactiveRules(),
    loginCreate: loginCreateRules(),
    logins: loginsRules(),
    oauth: oauthRules(),
    openFinance: openFinanceRules(),
    pages: pagesRules(),
    paging: pagingRules(),
    partners: partnersRules(),
    payments: paymentsRules(),
    providers: providersRules(),
    rateLimits: rateLimitsRules(),
    rates: ratesRules(),
    reconnect: reconnectRules(),
    refresh: refreshRules(),
    shape: shapeRules(),
    signing: signingRules(),
    stages: stagesRules(),
    tokens: tokensRules(),
    values: valuesRules(),
    wire: wireRules(),
    versions: createVersions(),
  }
}

export type Rules = ReturnType<typeof createRules>

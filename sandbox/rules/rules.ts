import { accessRules } from './access-rules.ts'
import { accountsRules } from './accounts-rules.ts'
import { attemptsRules } from './attempts-rules.ts'
import { callbacksRules } from './callbacks-rules.ts'
import { categoriesRules } from './categories-rules.ts'
import { categorizeRules } from './categorize-rules.ts'
import { clientInfoRules } from './client-info-rules.ts'
import { clientKeysRules } from './client-keys-rules.ts'
import { consentRules } from './consent-rules.ts'
import { countriesRules } from './countries-rules.ts'
import { crowdingRules } from './crowding-rules.ts'
import { customersRules } from './customers-rules.ts'
import { datesRules } from './dates-rules.ts'
import { encryptedCredentialsRules } from './encrypted-credentials-rules.ts'
import { enrichmentRules } from './enrichment-rules.ts'
import { errorsRules } from './errors-rules.ts'
import { fetchScopesRules } from './fetch-scopes-rules.ts'
import { fetchTypesRules } from './fetch-types-rules.ts'
import { filesRules } from './files-rules.ts'
import { headersRules } from './headers-rules.ts'
import { idsRules } from './ids-rules.ts'
import { interactiveRules } from './interactive-rules.ts'
import { loginCreateRules } from './login-create-rules.ts'
import { loginsRules } from './logins-rules.ts'
import { oauthRules } from './oauth-rules.ts'
import { openFinanceRules } from './open-finance-rules.ts'
import { pagesRules } from './pages-rules.ts'
import { pagingRules } from './paging-rules.ts'
import { partnersRules } from './partners-rules.ts'
import { paymentsRules } from './payments-rules.ts'
import { providersRules } from './providers-rules.ts'
import { rateLimitsRules } from './rate-limits-rules.ts'
import { ratesRules } from './rates-rules.ts'
import { reconnectRules } from './reconnect-rules.ts'
import { refreshRules } from './refresh-rules.ts'
import { shapeRules } from './shape-rules.ts'
import { signingRules } from './signing-rules.ts'
import { stagesRules } from './stages-rules.ts'
import { tokensRules } from './tokens-rules.ts'
import { valuesRules } from './values-rules.ts'
import { wireRules } from './wire-rules.ts'
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

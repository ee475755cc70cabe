import { accessRules } from './access/access-rules.ts'
import { accountsRules } from './data/accounts-rules.ts'
import { attemptsRules } from './logins/attempts-rules.ts'
import { callbacksRules } from './logins/callbacks-rules.ts'
import { categoriesRules } from './data/categories-rules.ts'
import { categorizeRules } from './data/categorize-rules.ts'
import { clientInfoRules } from './data/client-info-rules.ts'
import { clientKeysRules } from './access/client-keys-rules.ts'
import { consentRules } from './logins/consent-rules.ts'
import { countriesRules } from './data/countries-rules.ts'
import { crowdingRules } from './access/crowding-rules.ts'
import { customersRules } from './data/customers-rules.ts'
import { datesRules } from './logins/dates-rules.ts'
import { encryptedCredentialsRules } from './logins/encrypted-credentials-rules.ts'
import { enrichmentRules } from '../enrichment/rules/enrichment-rules.ts'
import { errorsRules } from './wire/errors-rules.ts'
import { fetchScopesRules } from './logins/fetch-scopes-rules.ts'
import { fetchTypesRules } from './logins/fetch-types-rules.ts'
import { filesRules } from './logins/files-rules.ts'
import { headersRules } from './access/headers-rules.ts'
import { idsRules } from './wire/ids-rules.ts'
import { interactiveRules } from './logins/interactive-rules.ts'
import { loginCreateRules } from './logins/login-create-rules.ts'
import { loginsRules } from './logins/logins-rules.ts'
import { oauthRules } from './logins/oauth-rules.ts'
import { openFinanceRules } from '../open-finance/rules/open-finance-rules.ts'
import { pagesRules } from './wire/pages-rules.ts'
import { pagingRules } from './wire/paging-rules.ts'
import { partnersRules } from '../partners/rules/partners-rules.ts'
import { paymentsRules } from '../payments/rules/payments-rules.ts'
import { providersRules } from './data/providers-rules.ts'
import { rateLimitsRules } from './access/rate-limits-rules.ts'
import { ratesRules } from './data/rates-rules.ts'
import { reconnectRules } from './logins/reconnect-rules.ts'
import { refreshRules } from './logins/refresh-rules.ts'
import { sessionsRules } from './logins/sessions-rules.ts'
import { signingRules } from './access/signing-rules.ts'
import { stagesRules } from './logins/stages-rules.ts'
import { tokensRules } from './logins/tokens-rules.ts'
import { valuesRules } from './wire/values-rules.ts'
import { wireRules } from './wire/wire-rules.ts'

/** A fresh set of the sandbox's rules of behaviour. `shapes/` and `versions/` hold the rules of writing. */
export function createBehaviour() {
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
    sessions: sessionsRules(),
    signing: signingRules(),
    stages: stagesRules(),
    tokens: tokensRules(),
    values: valuesRules(),
    wire: wireRules(),
  }
}

export type Behaviour = ReturnType<typeof createBehaviour>

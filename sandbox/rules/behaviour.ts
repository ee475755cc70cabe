import { accessRules, clientKeysRules, headersRules } from './access/keys-rules.ts'
import { accountsRules } from './data/accounts-rules.ts'
import { attemptsRules, consentRules, interactiveRules, loginsRules, stagesRules } from './logins/logins-rules.ts'
import { callbacksRules, sessionsRules, tokensRules } from './logins/sessions-rules.ts'
import { categoriesRules, categorizeRules } from './data/categories-rules.ts'
import { clientInfoRules, countriesRules, customersRules, providersRules } from './data/lists-rules.ts'
import { crowdingRules, rateLimitsRules } from './access/limits-rules.ts'
import { datesRules, fetchScopesRules, fetchTypesRules } from './logins/fetch-rules.ts'
import { encryptedCredentialsRules, filesRules, loginCreateRules } from './logins/create-rules.ts'
import { enrichmentRules } from '../enrichment/rules/enrichment-rules.ts'
import { errorsRules, idsRules, pagesRules, valuesRules, wireRules } from './wire/wire-rules.ts'
import { oauthRules, reconnectRules, refreshRules } from './logins/refresh-rules.ts'
import { openFinanceRules } from '../open-finance/rules/open-finance-rules.ts'
import { pagingRules } from './wire/paging-rules.ts'
import { partnersRules } from '../partners/rules/partners-rules.ts'
import { paymentsRules } from '../payments/rules/payments-rules.ts'
import { ratesRules } from './data/rates-rules.ts'
import { signingRules } from './access/signing-rules.ts'

/** A fresh set of the sandbox's rules of behaviour. `shapes/` and `versions/` hold the rules of writing. */
export const createBehaviour = () => ({
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
})

export type Behaviour = ReturnType<typeof createBehaviour>

import { accountHistoriesFaults } from './histories/accounts.ts'
import { batchesFaults } from './histories/batches.ts'
import { laterPagesFaults } from './histories/later-pages.ts'
import { twoViewsFaults } from './histories/two-views.ts'
import { consentHistoriesFaults } from './histories/consents.ts'
import { customerHistoriesFaults } from './histories/customers.ts'
import { everyFaultOfPartners } from '../partners/faults/all.ts'
import { everyFaultOfEnrichment } from '../enrichment/faults/all.ts'
import { loginHistoriesFaults } from './histories/logins.ts'
import { everyFaultOfOpenFinance } from '../open-finance/faults/all.ts'
import { loginListsFaults } from './histories/login-lists.ts'
import { callbacksFaults } from './conventions/callbacks.ts'
import { loginRefreshFaults } from './logins/login-refresh.ts'
import { signedBytesFaults } from './conventions/signed-bytes.ts'
import { signingFaults } from './conventions/signing.ts'
import { accountsFaults } from './data/accounts.ts'
import { acrossVersionsFaults } from './versions/across-versions.ts'
import { attemptsFaults } from './logins/attempts.ts'
import { categoriesFaults } from './data/categories.ts'
import { consumersFaults } from './conventions/consumers.ts'
import { customersFaults } from './data/customers.ts'
import { datesFaults } from './logins/dates.ts'
import { envelopeFaults } from './conventions/envelope.ts'
import { fetchScopesFaults } from './logins/fetch-scopes.ts'
import { filesFaults } from './logins/files.ts'
import { headersFaults } from './conventions/headers.ts'
import { hostedPagesFaults } from './logins/hosted-pages.ts'
import { limitsFaults } from './conventions/limits.ts'
import { learnFaults } from './data/learn.ts'
import { loginCreateFaults } from './logins/login-create.ts'
import { loginSequencesFaults } from './logins/login-sequences.ts'
import { loginReconnectFaults } from './logins/login-reconnect.ts'
import { loginsFaults } from './logins/logins.ts'
import type { Fault } from './kit/fault.ts'
import { bodyFieldsAtPlaces } from './by-place/body-fields-at.ts'
import { parametersAtPlaces } from './by-place/parameters-at.ts'
import { datesAtPlaces } from './by-place/dates-at.ts'
import { fieldsAtPlaces } from './by-place/fields-at.ts'
import { gatesAtPlaces, statesAtPlaces } from './by-place/gates-at.ts'
import { filtersAtPlaces, listsAtPlaces, viewsAtPlaces } from './by-place/lists-at.ts'
import { idsAtPlaces } from './by-place/ids-at.ts'
import { viewsFaults } from './conventions/views.ts'
import { pagingFaults } from './conventions/paging.ts'
import { everyFaultOfPayments } from '../payments/faults/all.ts'
import { propertiesFaults } from './conventions/properties.ts'
import { providersFaults } from './data/providers.ts'
import { rateLimitsFaults } from './conventions/rate-limits.ts'
import { ratesFaults } from './data/rates.ts'
import { referenceListsFaults } from './data/reference-lists.ts'
import { secretsFaults } from './conventions/secrets.ts'
import { refusedRoutes } from './routes/refused-routes.ts'
import { refusalsFaults } from './conventions/refusals.ts'
import { rootFaults } from './routes/roots.ts'
import { stagesFaults } from './logins/stages.ts'
import { version3CategorizeFaults } from './versions/version-3-categorize.ts'
import { version3Faults } from './versions/version-3.ts'
import { version6ListFaults } from './versions/version-6.ts'

export const faults: Fault[] = [
  ...envelopeFaults,
  ...batchesFaults,
  ...laterPagesFaults,
  ...twoViewsFaults,
  ...rateLimitsFaults,
  ...version3Faults,
  ...version3CategorizeFaults,
  ...pagingFaults,
  ...viewsFaults,
  ...headersFaults,
  ...referenceListsFaults,
  ...ratesFaults,
  ...loginCreateFaults,
  ...refusalsFaults,
  ...datesFaults,
  ...fetchScopesFaults,
  ...filesFaults,
  ...loginsFaults,
  ...attemptsFaults,
  ...stagesFaults,
  ...hostedPagesFaults,
  ...providersFaults,
  ...customersFaults,
  ...consumersFaults,
  ...secretsFaults,
  ...accountsFaults,
  ...categoriesFaults,
  ...learnFaults,
  ...limitsFaults,
  ...loginReconnectFaults,
  ...loginSequencesFaults,
  ...propertiesFaults,
  ...signingFaults,
  ...signedBytesFaults,
  ...loginRefreshFaults,
  ...callbacksFaults,
  ...version6ListFaults,
  ...acrossVersionsFaults,
  ...everyFaultOfPayments,
  ...accountHistoriesFaults,
  ...customerHistoriesFaults,
  ...everyFaultOfEnrichment,
  ...everyFaultOfPartners,
  ...loginHistoriesFaults,
  ...loginListsFaults,
  ...everyFaultOfOpenFinance,
  ...consentHistoriesFaults,
  ...refusedRoutes(),
  ...listsAtPlaces(),
  ...filtersAtPlaces(),
  ...idsAtPlaces(),
  ...gatesAtPlaces(),
  ...fieldsAtPlaces(),
  ...bodyFieldsAtPlaces(),
  ...parametersAtPlaces(),
  ...datesAtPlaces(),
  ...statesAtPlaces(),
  ...viewsAtPlaces(),
  ...rootFaults,
]

import { callbacksMutants } from './conventions/callbacks.ts'
import { loginInteractiveMutants } from './logins/login-interactive.ts'
import { loginRefreshMutants } from './logins/login-refresh.ts'
import { signedBytesMutants } from './conventions/signed-bytes.ts'
import { signingMutants } from './conventions/signing.ts'
import { accountsMutants } from './data/accounts.ts'
import { acrossVersionsMutants } from './versions/across-versions.ts'
import { attemptsMutants } from './logins/attempts.ts'
import { attemptsShownMutants } from './logins/attempts-shown.ts'
import { categoriesMutants } from './data/categories.ts'
import { clientStatusMutants } from './conventions/client-status.ts'
import { countriesMutants } from './data/countries.ts'
import { crossingsMutants } from './conventions/crossings.ts'
import { consumersMutants } from './conventions/consumers.ts'
import { customersMutants } from './data/customers.ts'
import { datesMutants } from './logins/dates.ts'
import { enrichmentConventionMutants } from './enrichment/enrichment-conventions.ts'
import { enrichmentMutants } from './enrichment/enrichment.ts'
import { encryptedCredentialsMutants } from './logins/encrypted-credentials.ts'
import { envelopeMutants } from './conventions/envelope.ts'
import { errorsMutants } from './conventions/errors.ts'
import { fetchScopesMutants } from './logins/fetch-scopes.ts'
import { filesMutants } from './logins/files.ts'
import { idsMutants } from './conventions/ids.ts'
import { headersMutants } from './conventions/headers.ts'
import { holderInfoMutants } from './logins/holder-info.ts'
import { hostedPagesMutants } from './logins/hosted-pages.ts'
import { limitEdgesMutants } from './conventions/limit-edges.ts'
import { limitsMutants } from './conventions/limits.ts'
import { loginCreateSettingsMutants } from './logins/login-create-settings.ts'
import { learnMutants } from './data/learn.ts'
import { loginCreateMutants } from './logins/login-create.ts'
import { loginSequencesMutants } from './logins/login-sequences.ts'
import { loginReconnectSettingsMutants } from './logins/login-reconnect-settings.ts'
import { loginReconnectMutants } from './logins/login-reconnect.ts'
import { loginsMutants } from './logins/logins.ts'
import type { Mutant } from './kit/mutant.ts'
import { oauthMutants } from './logins/oauth.ts'
import { openFinanceCertificateMutants } from './open-finance/open-finance-certificates.ts'
import { openFinanceMutants } from './open-finance/open-finance.ts'
import { openFinanceIsolatedMutants } from './open-finance/open-finance-isolated.ts'
import { openFinanceSignatureMutants } from './open-finance/open-finance-signatures.ts'
import { bodyFieldsAtPlaces } from './by-place/body-fields-at.ts'
import { datesAtPlaces } from './by-place/dates-at.ts'
import { statesAtPlaces } from './by-place/states-at.ts'
import { writesAtPlaces } from './by-place/writes-at.ts'
import { rowsAtPlaces } from './by-place/rows-at.ts'
import { bodiesAtPlaces } from './by-place/bodies-at.ts'
import { fieldsAbsentInLists, fieldsAtPlaces } from './by-place/fields-at.ts'
import { comparedKeysAtPlaces, keysAtPlaces } from './by-place/keys-at.ts'
import { gatesAtPlaces } from './by-place/gates-at.ts'
import { idsAtPlaces } from './by-place/ids-at.ts'
import { refusalsAtPlaces } from './by-place/refusals-at.ts'
import { pagingAtPlaces } from './by-place/paging-at.ts'
import { secretsAtPlaces } from './by-place/secrets-at.ts'
import { viewsMutants } from './conventions/views.ts'
import { pagingMutants } from './conventions/paging.ts'
import { partnersMutants } from './partners/partners.ts'
import { partnersConventionMutants } from './partners/partners-conventions.ts'
import { partnersReadMutants } from './partners/partners-reads.ts'
import { paymentsAttributesMutants } from './payments/payments-attributes.ts'
import { paymentsConnectMutants } from './payments/payments-connect.ts'
import { paymentsFieldsMutants } from './payments/payments-fields.ts'
import { paymentsConventionMutants } from './payments/payments-conventions.ts'
import { paymentsMutants } from './payments/payments.ts'
import { paymentsTemplatesMutants } from './payments/payments-templates.ts'
import { propertiesMutants } from './conventions/properties.ts'
import { providersMutants } from './data/providers.ts'
import { rateLimitsMutants } from './conventions/rate-limits.ts'
import { ratesMutants } from './data/rates.ts'
import { referenceListsMutants } from './data/reference-lists.ts'
import { secretsMutants } from './conventions/secrets.ts'
import { refusedRoutes } from './routes/refused-routes.ts'
import { requestFieldsMutants } from './logins/request-fields.ts'
import { refusalsMutants } from './conventions/refusals.ts'
import { rootMutants } from './routes/roots.ts'
import { stagesMutants } from './logins/stages.ts'
import { tokensMutants } from './logins/tokens.ts'
import { transactionsMutants } from './data/transactions.ts'
import { typesMutants } from './conventions/types.ts'
import { versioningMutants } from './versions/versioning.ts'
import { version3CategorizeMutants } from './versions/version-3-categorize.ts'
import { version3ClientMutants } from './versions/version-3-client.ts'
import { version3Mutants } from './versions/version-3.ts'
import { version6ConventionMutants } from './versions/version-6-conventions.ts'
import { version6RefusalMutants } from './versions/version-6-refusals.ts'
import { version6RenewalMutants } from './versions/version-6-renewals.ts'
import { version6ListMutants } from './versions/version-6.ts'

/** Every mutant of the sandbox. */
export const mutants: Mutant[] = [
  ...envelopeMutants,
  ...enrichmentMutants,
  ...enrichmentConventionMutants,
  ...rateLimitsMutants,
  ...version3Mutants,
  ...version3ClientMutants,
  ...version3CategorizeMutants,
  ...errorsMutants,
  ...pagingMutants,
  ...viewsMutants,
  ...typesMutants,
  ...headersMutants,
  ...clientStatusMutants,
  ...countriesMutants,
  ...referenceListsMutants,
  ...ratesMutants,
  ...loginCreateMutants,
  ...loginCreateSettingsMutants,
  ...requestFieldsMutants,
  ...refusalsMutants,
  ...datesMutants,
  ...fetchScopesMutants,
  ...filesMutants,
  ...encryptedCredentialsMutants,
  ...loginsMutants,
  ...attemptsMutants,
  ...attemptsShownMutants,
  ...stagesMutants,
  ...holderInfoMutants,
  ...hostedPagesMutants,
  ...oauthMutants,
  ...providersMutants,
  ...customersMutants,
  ...consumersMutants,
  ...tokensMutants,
  ...versioningMutants,
  ...secretsMutants,
  ...crossingsMutants,
  ...accountsMutants,
  ...transactionsMutants,
  ...categoriesMutants,
  ...learnMutants,
  ...limitsMutants,
  ...limitEdgesMutants,
  ...loginReconnectMutants,
  ...loginReconnectSettingsMutants,
  ...loginSequencesMutants,
  ...propertiesMutants,
  ...signingMutants,
  ...signedBytesMutants,
  ...loginRefreshMutants,
  ...loginInteractiveMutants,
  ...callbacksMutants,
  ...version6ListMutants,
  ...version6RenewalMutants,
  ...version6RefusalMutants,
  ...version6ConventionMutants,
  ...acrossVersionsMutants,
  ...openFinanceCertificateMutants,
  ...openFinanceMutants,
  ...openFinanceSignatureMutants,
  ...openFinanceIsolatedMutants,
  ...partnersMutants,
  ...partnersReadMutants,
  ...partnersConventionMutants,
  ...paymentsMutants,
  ...paymentsTemplatesMutants,
  ...paymentsConventionMutants,
  ...paymentsConnectMutants,
  ...paymentsFieldsMutants,
  ...paymentsAttributesMutants,
  ...refusedRoutes(),
  ...pagingAtPlaces(),
  ...keysAtPlaces(),
  ...comparedKeysAtPlaces(),
  ...secretsAtPlaces(),
  ...idsAtPlaces(),
  ...gatesAtPlaces(),
  ...refusalsAtPlaces(),
  ...idsMutants,
  ...fieldsAtPlaces(),
  ...fieldsAbsentInLists(),
  ...bodiesAtPlaces(),
  ...bodyFieldsAtPlaces(),
  ...datesAtPlaces(),
  ...statesAtPlaces(),
  ...writesAtPlaces(),
  ...rowsAtPlaces(),
  ...rootMutants,
]

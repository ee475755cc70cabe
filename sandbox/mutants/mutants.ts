import { callbacksMutants } from './callbacks.ts'
import { loginInteractiveMutants } from './login-interactive.ts'
import { loginRefreshMutants } from './login-refresh.ts'
import { signedBytesMutants } from './signed-bytes.ts'
import { signingMutants } from './signing.ts'
import { accountsMutants } from './accounts.ts'
import { acrossVersionsMutants } from './across-versions.ts'
import { attemptsMutants } from './attempts.ts'
import { categoriesMutants } from './categories.ts'
import { clientStatusMutants } from './client-status.ts'
import { countriesMutants } from './countries.ts'
import { crossingsMutants } from './crossings.ts'
import { consumersMutants } from './consumers.ts'
import { customersMutants } from './customers.ts'
import { datesMutants } from './dates.ts'
import { enrichmentConventionMutants } from './enrichment-conventions.ts'
import { enrichmentMutants } from './enrichment.ts'
import { encryptedCredentialsMutants } from './encrypted-credentials.ts'
import { envelopeMutants } from './envelope.ts'
import { errorsMutants } from './errors.ts'
import { fetchScopesMutants } from './fetch-scopes.ts'
import { filesMutants } from './files.ts'
import { headersMutants } from './headers.ts'
import { holderInfoMutants } from './holder-info.ts'
import { hostedPagesMutants } from './hosted-pages.ts'
import { limitEdgesMutants } from './limit-edges.ts'
import { limitsMutants } from './limits.ts'
import { loginCreateSettingsMutants } from './login-create-settings.ts'
import { learnMutants } from './learn.ts'
import { loginCreateMutants } from './login-create.ts'
import { loginWalksMutants } from './login-walks.ts'
import { loginReconnectSettingsMutants } from './login-reconnect-settings.ts'
import { loginReconnectMutants } from './login-reconnect.ts'
import { loginsMutants } from './logins.ts'
import type { Mutant } from './mutant.ts'
import { oauthMutants } from './oauth.ts'
import { openFinanceCertificateMutants } from './open-finance-certificates.ts'
import { openFinanceMutants } from './open-finance.ts'
import { openFinanceSealMutants } from './open-finance-seals.ts'
import { pagingMutants } from './paging.ts'
import { partnersMutants } from './partners.ts'
import { partnersConventionMutants } from './partners-conventions.ts'
import { partnersReadMutants } from './partners-reads.ts'
import { paymentsAttributesMutants } from './payments-attributes.ts'
import { paymentsConnectMutants } from './payments-connect.ts'
import { paymentsFieldsMutants } from './payments-fields.ts'
import { paymentsConventionMutants } from './payments-conventions.ts'
import { paymentsMutants } from './payments.ts'
import { paymentsTemplatesMutants } from './payments-templates.ts'
import { propertiesMutants } from './properties.ts'
import { providersMutants } from './providers.ts'
import { rateLimitsMutants } from './rate-limits.ts'
import { ratesMutants } from './rates.ts'
import { referenceListsMutants } from './reference-lists.ts'
import { secretsMutants } from './secrets.ts'
import { stagesMutants } from './stages.ts'
import { tokensMutants } from './tokens.ts'
import { transactionsMutants } from './transactions.ts'
import { typesMutants } from './types.ts'
import { versioningMutants } from './versioning.ts'
import { version3CategorizeMutants } from './version-3-categorize.ts'
import { version3ClientMutants } from './version-3-client.ts'
import { version3Mutants } from './version-3.ts'
import { version6ConventionMutants } from './version-6-conventions.ts'
import { version6RenewalMutants } from './version-6-renewals.ts'
import { version6ListMutants } from './version-6.ts'

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
  ...typesMutants,
  ...headersMutants,
  ...clientStatusMutants,
  ...countriesMutants,
  ...referenceListsMutants,
  ...ratesMutants,
  ...loginCreateMutants,
  ...loginCreateSettingsMutants,
  ...datesMutants,
  ...fetchScopesMutants,
  ...filesMutants,
  ...encryptedCredentialsMutants,
  ...loginsMutants,
  ...attemptsMutants,
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
  ...loginWalksMutants,
  ...propertiesMutants,
  ...signingMutants,
  ...signedBytesMutants,
  ...loginRefreshMutants,
  ...loginInteractiveMutants,
  ...callbacksMutants,
  ...version6ListMutants,
  ...version6RenewalMutants,
  ...version6ConventionMutants,
  ...acrossVersionsMutants,
  ...openFinanceCertificateMutants,
  ...openFinanceMutants,
  ...openFinanceSealMutants,
  ...partnersMutants,
  ...partnersReadMutants,
  ...partnersConventionMutants,
  ...paymentsMutants,
  ...paymentsTemplatesMutants,
  ...paymentsConventionMutants,
  ...paymentsConnectMutants,
  ...paymentsFieldsMutants,
  ...paymentsAttributesMutants,
]

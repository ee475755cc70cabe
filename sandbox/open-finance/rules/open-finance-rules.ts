import { openFinanceCertificateRules } from './open-finance-certificate-rules.ts'
import { openFinanceConsentRules } from './open-finance-consent-rules.ts'
import { openFinanceDigestRules } from './open-finance-digest-rules.ts'
import { openFinanceErrorRules } from './open-finance-error-rules.ts'
import { openFinanceFormatRules } from './open-finance-format-rules.ts'
import { openFinanceRouteRules } from './open-finance-route-rules.ts'
import { openFinanceSignatureRules } from './open-finance-signature-rules.ts'

/** The rules of the open-finance interface, grouped by topic. */
export function openFinanceRules() {
  return {
    certificates: openFinanceCertificateRules(),
    consents: openFinanceConsentRules(),
    digest: openFinanceDigestRules(),
    errors: openFinanceErrorRules(),
    format: openFinanceFormatRules(),
    routes: openFinanceRouteRules(),
    signature: openFinanceSignatureRules(),
  }
}

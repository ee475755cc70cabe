import type { OpenFinanceCode } from './open-finance-error-rules.ts'

/** Which addresses exist and for whom. Source: Endpoints, Open-finance; Errors, Open-finance errors. */
export function openFinanceRouteRules() {
  return {
    /** Whether a provider of the catalogue offers the service. Which providers do not is a choice. */
    enabled: (provider: { status: string }, _method: string): boolean => provider.status === 'active',

    codes: {
      providerBlocked: 'SERVICE_BLOCKED',
      providerUnknown: 'RESOURCE_UNKNOWN',
      pathUnknown: 'RESOURCE_UNKNOWN',
      methodUnknown: 'SERVICE_INVALID',
      consentUnknownByPath: 'RESOURCE_UNKNOWN',
    } as Record<
      'providerBlocked' | 'providerUnknown' | 'pathUnknown' | 'methodUnknown' | 'consentUnknownByPath',
      OpenFinanceCode
    >,

    /** The code for a method that the path does not have. */
    methodCode: (_method: string, code: OpenFinanceCode, _path: string): OpenFinanceCode => code,
  }
}

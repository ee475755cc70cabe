import type { Fault } from '../kit/fault.ts'

/** Rules of several interfaces, broken where partners meet them. */
export const partnersConventionFaults: Fault[] = [
  {
    id: 'asks-live-clients-no-signature-for-leads',
    interfaces: ['partners-v1'],
    sentence: 'A live client can create leads with unsigned requests.',
    patch(rules) {
      const { required } = rules.signing
      rules.signing.required = (client, request) => required(client, request) && !request.url.endsWith('/leads')
    },
  },
]

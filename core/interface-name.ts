/** The interfaces that the two documents describe, in the order in which reports list them. */
export const interfaceNames = [
  'ais-v3',
  'ais-v4',
  'ais-v5',
  'ais-v6',
  'enrichment-v5',
  'payments-v1',
  'partners-v1',
  'open-finance-v2',
] as const

export type InterfaceName = (typeof interfaceNames)[number]

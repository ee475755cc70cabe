import fc from 'fast-check'

/** What only a running sandbox knows, and whose it is. */
export const known = [
  'customer',
  'customer secret',
  'login',
  'login secret',
  'account',
  'transaction',
  'attempt',
  'consent',
  'connect token',
  'connect visit',
  'oauth token',
  'oauth code',
  'payment token',
  'payment visit',
  'open-finance consent',
  'app id',
  'session address',
] as const
export type Known = (typeof known)[number]

/** Stands in a plan for what only the sandbox knows; replaced when the request is sent. */
export interface Ref {
  $ref: Known
  /** `focus` is what belongs together in one request; `other` is another of the same client. */
  whose: 'focus' | 'other' | 'victim'
  at: number
}

/** A reference to something of the client's own; now and then of the victim. */
export function ref(kind: Known): fc.Arbitrary<Ref> {
  const whose = fc.oneof(
    { weight: 40, arbitrary: fc.constant('focus' as const) },
    { weight: 2, arbitrary: fc.constant('other' as const) },
    { weight: 2, arbitrary: fc.constant('victim' as const) },
  )
  return fc.record({ $ref: fc.constant(kind), whose, at: fc.nat(200) })
}

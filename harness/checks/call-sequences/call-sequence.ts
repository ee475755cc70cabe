import type { Form } from '../../client/route-form.ts'

/** The kinds of providers at which a login can be taken through its life. */
export type SequenceKind = 'plain' | 'interactive' | 'select' | 'approval' | 'file' | 'oauth'

/**
 * Which credentials of the profile: those that succeed, others that succeed too, those that the provider refuses, and those
 * with which a fetch ends in an error that is not the user's.
 */
export type Typed = 'right' | 'other' | 'wrong' | 'hindered'

/** Whether no fetch with these credentials ends well. */
export const failsWith = (typed: Typed): boolean => typed === 'wrong' || typed === 'hindered'

/** Input for the interactive step: what the provider takes, what it refuses, an object without fields, or nothing. */
export type Input = 'right' | 'wrong' | 'empty' | 'none'

/** When a refresh is sent: now, two minutes before the moment that the login names, or a day after it. */
export type RefreshMoment = 'at once' | 'two minutes early' | 'a day late'

/** One call of a sequence, as data: the same data makes the same calls at any target. One is sent `twice` at once. */
export type SequenceCall = { hurried: boolean } & (
  | {
      do: 'reconnect'
      typed: Typed
      override: boolean | undefined
      store: boolean | undefined
      /** Asks for a fetch every day too. */
      daily?: true
      more: boolean
      form: Form
      twice?: true
    }
  | { do: 'interactive'; typed: Input; form: Form }
  | { do: 'refresh'; moment: RefreshMoment; more: boolean; form: Form; twice?: true }
  /** A reconnect or a refresh that is to be refused for one field, and asks for other settings beside it. */
  | { do: 'flawed'; as: 'reconnect' | 'refresh'; moment: RefreshMoment; form: Form }
  | { do: 'refresh by oauth' }
  | { do: 'authorize' }
)

/** How a login begins: created, or for oauth, whose creation is not shown, a ready-made one sent to its provider anew. */
export interface FirstCall {
  do: 'create'
  typed: Typed
  store: boolean | undefined
  more: boolean
  path: 'login' | 'logins'
}

/** A sequence of calls upon one login. `hurried` calls do not wait for the attempt before them to settle. */
export interface CallSequence {
  kind: SequenceKind
  start: FirstCall
  calls: SequenceCall[]
}

/** The scopes that a call asks for: accounts alone make short fetches. */
export function scopesOf({ more }: { more: boolean }): string[] {
  return more ? ['accounts', 'transactions'] : ['accounts']
}

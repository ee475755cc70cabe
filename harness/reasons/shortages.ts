import { capabilities as offers, type CapabilityName } from '../../core/capability.ts'
import { howToInstall } from '../../core/optional-package.ts'

/** What a set-up lacks in the profile or at the target. */
export const shortages = {
  'profile-gives-no': ({ field, purpose }: { field: string; purpose?: string | undefined }) =>
    `The profile gives no ${field}${purpose === undefined ? '' : ` for the provider with purpose ${purpose}`}.`,
  /** The outcome of the credentials that should fail. */
  'no-attempt-fails': ({ outcome }: { outcome: 'refused' | 'succeeded' }) =>
    outcome === 'refused'
      ? 'The target refuses wrong credentials at once, so no attempt fails.'
      : 'The credentials that should fail succeed, so no attempt fails.',
  'next-refresh-too-near': () => 'next_refresh_possible_at lies only some seconds ahead.',
  'next-page-not-named-twice': () => 'The first page does not name the next one by both next_page and next_id.',
  'connected-without-input': () => 'The login was connected without interactive input, which not every login needs.',
  'control-offer-missing': ({ offer }: { offer: string }) =>
    `The profile names no control port that offers ${offer} (control.offers).`,
  'route-not-documented': ({ version, route }: { version: string; route: string }) =>
    `${version} does not have the route ${route}.`,

  'guessed-bodies-refused': ({
    route,
    outcomes,
    field,
  }: {
    route: string
    outcomes: readonly string[]
    field: string
  }) =>
    `The documents do not show the body of ${route}, and the target refuses those that Assay guesses (${outcomes.join(', ')}); give one with ${field}.`,

  'capability-missing': ({ capability }: { capability: CapabilityName }) =>
    `The profile does not give ${offers[capability]}`,
  'capability-unfit': ({ capability, found }: { capability: CapabilityName; found: string }) =>
    `${found}; the check needs ${offers[capability]}`,
  'keys-of-version-3-missing': ({ capability }: { capability: CapabilityName }) =>
    `The profile gives no keys of version 3 (clients, v3) for ${offers[capability]}`,
  'package-missing': ({ name }: { name: string }) =>
    `This takes the optional package ${name}, which is not installed; ${howToInstall}`,
} as const

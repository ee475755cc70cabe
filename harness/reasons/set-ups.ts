import { count } from './count.ts'

/** Why nobody came to the end of a hosted page; a detail follows some. */
const pageCauses = {
  'no-more-pages': 'The run opens no more pages: ',
  'made-nothing': 'The hosted page made no connection',
  'nobody-here':
    'A person goes through the hosted pages of this profile, and nobody is at this run; use a terminal or assay ui',
  'nobody-came': 'Nobody went through a hosted page within ',
  skipped: 'The person at the run skipped the hosted page',
  address: 'Nobody can visit the hosted page, since its address is ',
  browser: 'The browser ',
  'bundled-browser':
    'The bundled Chromium does not start here; name another browser with capabilities.browser or ASSAY_BROWSER: ',
  'not-loaded': 'The browser did not get a page to its end: ',
  script: 'The script of capabilities.hosted_flow failed on the page ',
  'no-wrong-credentials':
    'Only a script enters wrong credentials; a person goes through the hosted pages of this profile',
}

/** What an attempt did not do, by what was waited for. */
const lateAttempts = {
  appear: 'did not appear',
  finish: 'did not finish',
  settle: 'did not settle',
  'ask for input': 'did not ask for interactive input',
  'end or wait': 'neither ended nor waited for input',
}

/** What an attempt is waited for. */
export type AwaitedOfAttempt = keyof typeof lateAttempts

export type Makers = { version: string; others: readonly string[]; byPages: string | undefined; byCustomers: boolean }

/** What stopped a set-up: at the target, at a hosted page, or in what Assay can do. */
export const setUps = {
  'provider-lacks': ({ purposes, what }: { purposes: readonly string[]; what: string }) =>
    `No provider of the profile with purpose ${purposes.join(' or ')} shows ${what}.`,
  'request-has-no': ({ what }: { what: string }) => `A right request has no ${what}.`,
  /** The version has no route for it, nor is there another way: `others` are versions beside it, `byPages` the claimed one. */
  'cannot-make': ({ version, others, byPages, byCustomers }: Makers) =>
    `Assay cannot make a customer or a connection: ${version} has no route for it${
      byPages !== undefined
        ? `, and nobody can complete the hosted pages of ${byPages}, through which it could be made`
        : others.length > 0
          ? `, and the profile does not claim ${others.join(' or ')} beside it`
          : ''
    }${byCustomers ? ', nor give customers of the main client (clients[].customers) with a way to complete hosted pages' : ''}.`,
  'cannot-listen': ({ address, message }: { address: string; message: string }) =>
    `Assay cannot listen for callbacks on ${address}: ${message}.`,
  'not-in-time': ({ awaited, seconds }: { awaited: AwaitedOfAttempt; seconds: number }) =>
    `The attempt ${lateAttempts[awaited]} within ${count(seconds, 'second')}.`,
  'fetches-take-a-day': ({ fetches }: { fetches: number }) =>
    `${count(fetches, 'background fetch', 'background fetches')} of the directive provider take a whole day, so its limit is not reached.`,
  'hosted-page-left': ({ cause, detail = '' }: { cause: keyof typeof pageCauses; detail?: string }) =>
    `${pageCauses[cause]}${detail}.`,
  'guess-unproven': ({ what, field }: { what: string; field: string }) =>
    `The documents do not show ${what}. The target accepts what Assay guesses, a wrong value too, so nothing shows that it reads it; give the right one with ${field}.`,
  'chosen-payments-refused': ({ outcomes }: { outcomes: readonly string[] }) =>
    `The target refuses the payments that Assay chose (${outcomes.join('; ')}); name a provider with data.payment_providers and values with data.payment_attributes.`,
  'state-unknown': ({ state, nearest }: { state: string; nearest: readonly string[] }) =>
    `Assay does not know the state "${state}"; the nearest are ${nearest.map((one) => `"${one}"`).join(', ')}. docs/consumer-contracts.md lists all.`,
  'state-gives-no': ({ missing, given }: { missing: readonly string[]; given: readonly string[] }) =>
    `The states of the interaction give no ${missing.join(' and no ')}; they give ${given.join(', ') || 'nothing'}.`,
} as const

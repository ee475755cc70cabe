import type { Rules } from '../../world/rules.ts'
import { faultsNamed } from '../kinds/faults-named.ts'
import { type Patch, wrapRule } from '../kit/change.ts'

type Parts = ReturnType<Rules['signing']['candidates']>[number]

/** Lets a signature also cover another form of the request than the one received. */
export function alsoCovers(forms: (received: Parts) => Array<Partial<Parts>>): Patch {
  return wrapRule('signing.candidates', (rule, received) => [
    ...rule(received),
    ...forms(received).map((form) => ({ ...received, ...form })),
  ])
}

export const faults = faultsNamed({
  'verifies-slashes-without-their-escapes': 'takes-signing.candidates-with-first.body-as-without-escapes',
  'verifies-over-the-path-alone': 'takes-signing.candidates-with-first.url-as-path',
  'verifies-connections-over-the-path-alone': {
    interfaces: ['ais-v6'],
    patch: 'takes-signing.candidates-with-first.url-as-path-where-url-has-/api/v6/',
  },
  'verifies-a-few-seconds-around-expires-at':
    'takes-signing.candidates-with-first.expiresAt-as-1-less-too-and-signing.candidates-with-first.expiresAt-as-1-more-too',
  'verifies-over-any-method':
    'takes-signing.candidates-with-first.method-as-GET-too-and-signing.candidates-with-first.method-as-POST-too-and-signing.candidates-with-first.method-as-PUT-too-and-signing.candidates-with-first.method-as-DELETE-too',
  'verifies-over-a-method-in-lower-case': String.raw`takes-signing.verifies-with-third-as-rewriting-^(\d+\|)GET-to-$1get-too-and-signing.verifies-with-third-as-rewriting-^(\d+\|)POST-to-$1post-too-and-signing.verifies-with-third-as-rewriting-^(\d+\|)PUT-to-$1put-too-and-signing.verifies-with-third-as-rewriting-^(\d+\|)DELETE-to-$1delete-too`,
  'verifies-over-a-path-with-a-slash-more': 'takes-signing.candidates-with-first.url-as-slashed-too',
  'verifies-over-an-address-with-a-question-mark-more': 'takes-signing.candidates-with-first.url-as-with-?-too',
  'verifies-without-a-question-mark-alone': 'takes-signing.candidates-with-first.url-as-without-empty-query',
  'verifies-over-the-path-too': 'takes-signing.candidates-with-first.url-as-path-too',
  'remembers-signatures-that-fitted': 'takes-signing.verifies-as-ever-true-per-second',
  'verifies-over-an-address-without-query': 'takes-signing.candidates-with-first.url-as-bare-too',
  'verifies-over-a-rewritten-body-too': 'takes-signing.candidates-with-first.body-as-written-again-too',
  'verifies-over-no-body-too': 'takes-signing.candidates-with-first.body-as-emptied-too',
  'deletes-over-a-body-with-a-space-more': {
    interfaces: ['enrichment-v5'],
    patch: 'takes-signing.candidates-with-first.body-as-with- -where-method-is-DELETE-too',
  },
  'verifies-over-a-rewritten-body': 'takes-signing.candidates-with-first.body-as-written-again',
  'verifies-over-a-body-with-composed-letters': 'takes-signing.candidates-with-first.body-as-composed',
  'verifies-over-text-beyond-ascii-as-latin-1': 'takes-signing.candidates-with-first.body-as-latin-1',
  'verifies-over-a-tidied-query': 'takes-signing.candidates-with-first.url-as-tidied',
  'verifies-over-a-sorted-query': 'takes-signing.candidates-with-first.url-as-sorted',
  'verifies-no-body-as-an-empty-object-too': 'takes-signing.candidates-with-first.body-as-{}-where-body-is-empty-too',
})

import type { NamedValues } from '../../../steps/values/values.ts'

/** Emails of usual forms, below domains that are kept for examples, which features name in angle brackets. */
export const values: NamedValues = [
  [/^a new email with a plus sign$/, ({ scene }) => `${scene.newIdentifier()}+bank@example.com`],
  [/^a new email with dots$/, ({ scene }) => `ada.m-l_1.${scene.newIdentifier()}@example.com`],
  [/^a new email of a host of a host$/, ({ scene }) => `${scene.newIdentifier()}@mail.some-host.test.example`],
]

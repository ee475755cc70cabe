/** Requests that start a fetch, and how the fetch ends. */
export const connections = {
  'defect-does-not-connect': ({ went }: { went: string }) => `The request with a defect was ${went}.`,
  'failure-unexplained': () => 'The attempt failed, and the target does not show why.',
  'connects-not-otherwise': ({ went, classes }: { went: string; classes: readonly string[] }) =>
    `The request with a defect was ${went}; another class than ${classes.join(' or ')} is noted.`,
  'control-does-not-connect': ({ went }: { went: string }) =>
    `The request without the defect does not connect either: it was ${went}.`,
  'provider-at-fault': ({ went }: { went: string }) =>
    `The request was ${went}, which is a fault of the provider and not of the target.`,

  'no-required-fields': () => 'The provider shows no required fields.',
  'no-optional-field': () => 'Neither the plain nor the select provider shows an optional field.',
  'no-options': () => 'The select field shows no option.',

  'default-as-other-value': ({ outcome }: { outcome: string }) =>
    `The default and another value have the same outcome (${outcome}), so nothing shows the default.`,
  'default-outcome-kept': ({ outcome, other }: { outcome: string; other: string }) =>
    `Without the field the outcome is ${outcome}, as with the default; with another value it is ${other}.`,
  'default-before': ({ place, value }: { place: string; value: string }) =>
    `${place} was ${value} before the request too, so nothing shows the default.`,
  'default-after': ({ place, value, before }: { place: string; value: string; before: string }) =>
    `${place} is ${value}, its default; it was ${before} before.`,

  'forbidden-connects': () => 'The request that must not connect connects, so there is nothing to compare.',
} as const

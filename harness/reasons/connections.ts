/** Requests that start a fetch, and how the fetch ends. */
export const connections = {
  'fetch-ended-well': () => 'The target accepted the request, and its fetch ended well.',
  'does-not-connect': ({ went }: { went: string }) => `The request was ${went}; expected a fetch that ends well.`,
  'connects-with-defect': ({ wanted }: { wanted: string }) =>
    `The request connected in spite of its defect; expected ${wanted}.`,
  'defect-does-not-connect': ({ went }: { went: string }) => `The request with a defect was ${went}.`,
  'failure-unexplained': () => 'The attempt failed, and the target does not show why.',
  'connects-not-otherwise': ({ went, classes }: { went: string; classes: readonly string[] }) =>
    `The request with a defect was ${went}; another class than ${classes.join(' or ')} is noted.`,
  'connection-class-differs': ({ went, wanted }: { went: string; wanted: string }) =>
    `The request was ${went}; expected ${wanted}.`,
  'control-does-not-connect': ({ went }: { went: string }) =>
    `The request without the defect does not connect either: it was ${went}.`,
  'provider-at-fault': ({ went }: { went: string }) =>
    `The request was ${went}, which is a fault of the provider and not of the target.`,

  'no-required-fields': () => 'The provider shows no required fields.',
  'required-field-not-needed': ({ field, keys }: { field: string; keys: readonly string[] }) =>
    `Credentials with only ${keys.join(', ')} connect; expected ${field} to be required.`,
  'no-optional-field': () => 'Neither the plain nor the select provider shows an optional field.',
  'no-options': () => 'The select field shows no option.',
  'unknown-option-connects': ({ sent, options }: { sent: string; options: readonly string[] }) =>
    `The value ${sent} connects; expected only one of ${options.join(', ')} to do so.`,

  'default-as-other-value': ({ outcome }: { outcome: string }) =>
    `The default and another value have the same outcome (${outcome}), so nothing shows the default.`,
  'default-outcome-kept': ({ outcome, other }: { outcome: string; other: string }) =>
    `Without the field the outcome is ${outcome}, as with the default; with another value it is ${other}.`,
  'default-outcome-differs': ({ wanted, got }: { wanted: string; got: string }) =>
    `Without the field the outcome is ${got}; expected ${wanted}, as with the default.`,
  'default-before': ({ place, value }: { place: string; value: string }) =>
    `${place} was ${value} before the request too, so nothing shows the default.`,
  'default-after': ({ place, value, before }: { place: string; value: string; before: string }) =>
    `${place} is ${value}, its default; it was ${before} before.`,
  'default-not-taken': ({ place, wanted, got }: { place: string; wanted: string; got: string }) =>
    `${place} is ${got} where it is left out; expected ${wanted}, its default.`,

  'forbidden-connects': () => 'The request that must not connect connects, so there is nothing to compare.',
  'ends-alike': ({ went }: { went: string }) => `Both requests ended alike: ${went}.`,
  'ends-differ': ({ wanted, got }: { wanted: string; got: string }) =>
    `Two requests that mean the same ended differently: the first was ${wanted}, the second ${got}.`,
} as const

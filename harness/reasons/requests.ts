/** What became of requests, and what an answer shows at one place. */
export const requests = {
  'nothing-sent': () => 'No request was sent, so there is no answer to check.',
  'one-not-sent': () => 'Two requests are compared, and one of them was not sent.',
  'request-accepted': ({ outcome }: { outcome: string }) => `The target accepted the request: ${outcome}.`,
  'request-refused': ({ outcome }: { outcome: string }) => `The target refused the request: ${outcome}.`,
  'request-refused-otherwise': ({ outcome }: { outcome: string }) =>
    `The target refused the request for another reason: ${outcome}.`,
  'control-refused': ({ outcome }: { outcome: string }) =>
    `The target refused the same request without the defect too (${outcome}), so this proves nothing.`,

  'nothing-to-check': ({ what, outcome }: { what: string; outcome?: string | undefined }) =>
    `There is no ${what} to check${outcome === undefined ? '' : `: the target answered ${outcome}`}.`,
  'not-shown': ({ what, of }: { what: string; of: string }) => `The target does not show ${what} of ${of}.`,
  'resource-not-shown': ({ what, outcome }: { what: string; outcome: string }) =>
    `The target does not show ${what}, which exists: it answered ${outcome}.`,
  'value-as-expected': ({ place, value }: { place: string; value: string }) =>
    `The answer shows ${value} at ${place}, as expected.`,
  'value-differs': ({ place, wanted, got }: { place: string; wanted: string; got: string }) =>
    `The answer shows ${got} at ${place}; expected ${wanted}.`,
} as const

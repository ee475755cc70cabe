import { count, countThat } from './count.ts'

type Sent = { request: string }

/** What clients do of that to which the documents oblige them. */
export const duties = {
  'recording-full': ({ kept, dropped }: { kept: number; dropped: number }) =>
    `The sandbox kept ${count(kept, 'request')} of clients, and ${countThat(dropped, 'later one', 'is', 'later ones')} unknown`,
  'no-such-request': ({ what }: { what: string }) => `No client sent anything that this concerns: ${what}.`,
  'duty-kept': ({ what, seen }: { what: string; seen: number }) => `This holds for ${seen} of ${seen} (${what}).`,
  'duty-broken': ({ flaw, what, broken, seen }: { flaw: string; what: string; broken: number; seen: number }) =>
    broken === 1 ? flaw : `${flaw} Such a mistake is in ${broken} of ${seen} (${what}).`,

  'header-not-sent': ({ request, header }: Sent & { header: string }) =>
    `The client sent ${request} without the header ${header}.`,
  'secrets-of-two': ({ request, of, one, other }: Sent & { of: string; one: string; other: string }) =>
    `The client sent ${request} with secrets or ids of two ${of}s, ${one} and ${other}.`,
  'secret-in-address': ({ request, parameter }: Sent & { parameter: string }) =>
    `The client sent ${request} with a secret in its address (${parameter}); expected it in a header.`,
  'route-withheld': ({ request }: Sent) =>
    `The client sent ${request} with an app key, and this route is withheld from app keys.`,
  'app-key-used': ({ request }: Sent) => `The client sent ${request} with an app key; expected a service key.`,

  'live-unsigned': ({ request }: Sent) =>
    `The client is in live status and sent ${request} without a signature; expected every request to be signed.`,
  'signature-unfit': ({ request, mistake }: Sent & { mistake?: string | undefined }) =>
    `The signature of ${request} does not fit the request as it came; ${
      mistake === undefined ? 'no common mistake explains it' : `it was made ${mistake}`
    }.`,
  'expiry-no-timestamp': ({ request, text }: Sent & { text: string }) =>
    `The Expires-at of ${request} is ${text}; expected a UNIX timestamp.`,
  'expiry-far-ahead': ({ request, ahead }: Sent & { ahead: number }) =>
    `The Expires-at of ${request} is ${ahead} s ahead; expected at most 3600 s.`,
  'expired-on-arrival': ({ request, late }: Sent & { late: number }) =>
    `The Expires-at of ${request} had passed ${late} s before the request came.`,
  'expiries-ahead': ({ least, most }: { least: number; most: number }) =>
    least === most ? `Expires-at was ${least} s ahead.` : `Expires-at was ${least} to ${most} s ahead.`,
  'private-key-sent': ({ request }: Sent) => `The client sent a private key with ${request}.`,
  'no-private-key-seen': ({ seen }: { seen: number }) => `${countThat(seen, 'request', 'has')} no private key.`,

  'per-page-outside': ({ request, got }: Sent & { got: string }) =>
    `The client sent ${request} with per_page ${got}; expected 100 to 1000.`,
  'from-id-not-shown': ({ request, id }: Sent & { id: string }) =>
    `The client sent ${request} with from_id ${id}, which no answer had shown; expected the next_id of a page.`,
  'other-filters': ({ request, wanted, got }: Sent & { wanted: string; got: string }) =>
    `The client asked for the next page of ${request} with ${got}; expected ${wanted}, as for the page before.`,
  'next-page-unread': ({ request, next }: Sent & { next: string }) =>
    `The answer to ${request} names a next page, which starts with ${next}, and the client asked for no next page of this route.`,
  'pages-counted': ({ request, parameter }: Sent & { parameter: string }) =>
    `The client sent ${request} with ${parameter}, which the interface does not have; expected from_id.`,

  'refreshed-early': ({ request, next, early }: Sent & { next: string; early: number }) =>
    `The client sent ${request} ${early} s before ${next}, the next time of which it was told.`,
  'refreshed-without-credentials': ({ request }: Sent) =>
    `The client sent ${request} for a login without stored credentials; expected a reconnect.`,

  'beyond-limit': ({
    request,
    field,
    size,
    most,
    unit,
  }: Sent & { field: string; size: number; most: number; unit: string }) =>
    `The client sent ${request} with ${size} ${unit} in ${field}; expected at most ${most}.`,
  'rate-exceeded': ({ request, perSecond }: Sent & { perSecond: number }) =>
    `The server refused ${request}, since more than ${perSecond} came in a second.`,
  'no-wait-after-refusal': ({ request, waited }: Sent & { waited: number }) =>
    `The client sent ${request} ${waited} ms after a refusal for too many requests, and got the same refusal; expected a pause.`,

  'refused-repeated': ({ request, errorClass, times }: Sent & { errorClass: string; times: number }) =>
    `The client sent ${request} again after it was refused with ${errorClass} ${times} times in a row; expected another request.`,
  'declared-otherwise': ({ request, type }: Sent & { type: string }) =>
    `The client sent ${request} with a body and the Content-Type ${type}; expected application/json.`,
  'refused-for-form': ({ request, errorClass }: Sent & { errorClass: string }) =>
    `The server refused ${request} with ${errorClass}.`,
  'no-route-asked': ({ request }: Sent) => `The client sent ${request}, and the interface has no such route.`,
  'dates-without-transactions': ({ request, field, scopes }: Sent & { field: string; scopes: readonly string[] }) =>
    `The client sent ${request} with ${field} and the fetch_scopes ${scopes.join(', ')}; expected transactions among them.`,
  'parameters-not-forwarded': ({ request, names }: Sent & { names: readonly string[] }) =>
    `The client sent ${request} without ${names.join(', ')} in query_string, which the provider had appended to return_to.`,
  'scopes-not-combined': ({ request, scopes }: Sent & { scopes: readonly string[] }) =>
    `The client sent ${request} with the fetch_scopes ${scopes.join(', ')}; expected one of the five combinations.`,

  'no-callback-to-client': () => 'The server sent no callback, so nothing shows how the client takes one.',
  'callback-not-taken': ({ kind, status }: { kind: string; status?: number | undefined }) =>
    `The client gave ${status === undefined ? 'no answer' : `the status ${status}`} to the ${kind} callback; expected 200 to 299.`,
  'no-interactive-callback': () => 'The server sent no interactive callback.',
  'interactive-not-asked': ({ login }: { login: string }) =>
    `The client got an interactive callback for the login ${login} and did not call the interactive endpoint.`,
  'no-forged-callback': () =>
    'The server sent no callback with a wrong signature: the sandbox does so once a client has taken its first callback.',
  'forged-callback-believed': ({ request, login }: Sent & { login: string }) =>
    `The client sent ${request} about the login ${login}, which only a callback with a wrong signature named.`,
  'forged-callbacks-ignored': ({ callbacks, statuses }: { callbacks: number; statuses: readonly string[] }) =>
    `The client got ${count(callbacks, 'callback')} with a wrong signature (answer: ${statuses.join(', ')}) and asked for nothing of it.`,
  'forged-callbacks-unseen': ({ callbacks, statuses }: { callbacks: number; statuses: readonly string[] }) =>
    `The client gave ${statuses.join(', ')} to ${count(callbacks, 'callback')} with a wrong signature and sent no request about any callback, so nothing shows whether it looks at signatures.`,
  'forged-callbacks-answered': ({ callbacks, statuses }: { callbacks: number; statuses: readonly string[] }) =>
    `The client gave ${statuses.join(', ')} to ${count(callbacks, 'callback')} with a wrong signature.`,
  'callbacks-and-polls': ({ callbacks, polls }: { callbacks: number; polls: number }) =>
    `The client got ${count(callbacks, 'callback')} and sent ${count(polls, 'request')} for the list of connections.`,

  'key-sent-to-page': ({ header }: { header: string }) =>
    `A hosted page was visited with the header ${header}; expected the user to visit it, without keys of the client.`,
  'no-visit-with-destination': () =>
    'No visit to the page at redirect_url says by the header Sec-Fetch-Dest in what it is shown.',
  'page-in-frame': ({ got }: { got: string }) =>
    `The page at redirect_url was shown in an element ${got}; expected a window.`,

  'client-certificate-refused': ({ request, code }: Sent & { code: string }) =>
    `The server refused ${request} with ${code}.`,
  'digest-unfit': ({ request }: Sent) => `The Digest of ${request} is not the digest of its body.`,
  'digest-of-earlier-body': ({ request }: Sent) =>
    `The Digest of ${request} is that of the body of an earlier request.`,
  'jws-step-wrong': ({
    request,
    what,
    wanted,
    got,
    mistake,
  }: Sent & { what: string; wanted: string; got: string; mistake?: string | undefined }) =>
    `The signature of ${request} is wrong in ${what}: got ${got}; expected ${wanted}.${
      mistake === undefined ? '' : ` It would verify with ${mistake}.`
    }`,
} as const

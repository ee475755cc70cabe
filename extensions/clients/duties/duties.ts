import { readDuties } from '../../../requirements/read-requirements.ts'
import type { Duty } from './story/client-story.ts'
import * as callbacks from './rules/callbacks.ts'
import * as jws from './rules/jws.ts'
import * as keys from './rules/keys.ts'
import * as limits from './rules/limits.ts'
import * as pages from './rules/pages.ts'
import * as paging from './rules/paging.ts'
import * as refresh from './rules/refresh.ts'
import { refusedNotRepeated } from './rules/repeats.ts'
import * as requests from './rules/requests.ts'
import * as signing from './rules/signing.ts'

/** What evaluates each duty of clients, by the id of its row. */
export const duties: Readonly<Record<string, Duty>> = {
  'clients/client-keys/keys-sent': keys.keysSent,
  'clients/client-keys/customer-secret-sent': keys.customerSecretSent,
  'clients/client-keys/login-secret-sent': keys.loginSecretSent,
  'clients/client-keys/secrets-of-one-customer': keys.secretsOfOneCustomer,
  'clients/client-keys/secrets-in-headers-only': keys.secretsInHeadersOnly,
  'clients/client-keys/routes-of-the-key': keys.routesOfTheKey,
  'clients/client-keys/service-keys-only': keys.serviceKeysOnly,
  'clients/client-signing/live-requests-signed': signing.liveRequestsSigned,
  'clients/client-signing/both-headers-sent': signing.bothHeadersSent,
  'clients/client-signing/signature-fits': signing.signatureFits,
  'clients/client-signing/expires-within-an-hour': signing.expiresWithinAnHour,
  'clients/client-signing/sent-before-expiry': signing.sentBeforeExpiry,
  'clients/client-signing/a-minute-ahead': signing.aMinuteAhead,
  'clients/client-signing/private-key-stays': signing.privateKeyStays,
  'clients/client-paging/per-page-within-range': paging.perPageWithinRange,
  'clients/client-paging/from-id-was-shown': paging.fromIdWasShown,
  'clients/client-paging/same-filters-on-next-page': paging.sameFiltersOnNextPage,
  'clients/client-paging/next-pages-read': paging.nextPagesRead,
  'clients/client-paging/pages-not-counted': paging.pagesNotCounted,
  'clients/client-refresh/waits-for-next-refresh': refresh.waitsForNextRefresh,
  'clients/client-refresh/reconnects-without-credentials': refresh.reconnectsWithoutCredentials,
  'clients/client-limits/at-most-100-objects': limits.atMost100Objects,
  'clients/client-limits/custom-fields-within-size': limits.customFieldsWithinSize,
  'clients/client-limits/return-to-within-length': limits.returnToWithinLength,
  'clients/client-limits/texts-within-length': limits.textsWithinLength,
  'clients/client-limits/requests-within-rate': limits.requestsWithinRate,
  'clients/client-limits/waits-after-refusal': limits.waitsAfterRefusal,
  'clients/client-requests/bodies-declared-rightly': requests.bodiesDeclaredRightly,
  'clients/client-requests/form-of-requests': requests.formOfRequests,
  'clients/client-requests/refused-not-repeated': refusedNotRepeated,
  'clients/client-requests/routes-exist': requests.routesExist,
  'clients/client-requests/dates-with-transactions': requests.datesWithTransactions,
  'clients/client-requests/provider-parameters-forwarded': requests.providerParametersForwarded,
  'clients/client-requests/reconnect-scopes-allowed': requests.reconnectScopesAllowed,
  'clients/client-callbacks/answered-with-success': callbacks.answeredWithSuccess,
  'clients/client-callbacks/interactive-answered': callbacks.interactiveAnswered,
  'clients/client-callbacks/wrong-signature-ignored': callbacks.wrongSignatureIgnored,
  'clients/client-callbacks/wrong-signature-answered': callbacks.wrongSignatureAnswered,
  'clients/client-callbacks/callbacks-or-polling': callbacks.callbacksOrPolling,
  'clients/client-pages/page-for-the-user': pages.pageForTheUser,
  'clients/client-pages/own-window': pages.ownWindow,
  'clients/client-jws/certificates-valid': jws.certificatesValid,
  'clients/client-jws/both-headers-sent': jws.jwsHeadersSent,
  'clients/client-jws/digest-fits': jws.digestFits,
  'clients/client-jws/digest-recomputed': jws.digestRecomputed,
  'clients/client-jws/detached-form': jws.detachedForm,
  'clients/client-jws/protected-header': jws.protectedHeader,
  'clients/client-jws/signed-headers-in-order': jws.signedHeadersInOrder,
  'clients/client-jws/time-of-signature': jws.timeOfSignature,
  'clients/client-jws/audience': jws.audience,
  'clients/client-jws/signature-fits': jws.jwsSignatureFits,
}

/** What evaluates a duty, as the catalogue and reports name it. */
export interface CheckOfDuty {
  name: string
  title: string
  where: string
  requirements: string[]
}

export function checksOfDuties(): CheckOfDuty[] {
  return readDuties().flatMap(({ id, text }) => (duties[id] === undefined ? [] : [checkOfDuty({ id, text })]))
}

/** How the check of a duty is called. `text` is that of its row. */
export function checkOfDuty({ id, text }: { id: string; text: string }): CheckOfDuty {
  const [home, topic] = id.split('/')
  return { name: id, title: text.replace(/\.$/, ''), where: `requirements/${home}/${topic}.yaml`, requirements: [id] }
}

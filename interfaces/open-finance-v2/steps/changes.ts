import type { Draft } from '../../../harness/client/draft.ts'
import { control } from '../../../steps/world/parts.ts'
import { theRequest } from '../../../steps/world/send-request.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'
import type { Changes } from '../../../steps/values/changes.ts'
import { isJwsDraft, type JwsDraft, signedAs } from '../actions/jws-draft.ts'
import { OpenFinance, stepsOf } from '../actions/open-finance.ts'

/** A request as one that is JWS-signed. @throws Error JWS_DRAFT_MISSING for any other */
function asJws(draft: Draft): JwsDraft {
  if (!isJwsDraft(draft)) throw new Error('JWS_DRAFT_MISSING: the request under test is not one of open finance')
  return draft
}

/** The request under test. @throws Error JWS_DRAFT_MISSING as above */
export async function theJwsRequest(world: AssayWorld): Promise<JwsDraft> {
  return asJws(await theRequest(world))
}

/** Of no calendar, with a letter behind it, and not as YYYY-MM-DD. */
const malformedDates = ['2099-13-45', '2099-02-31', '2099-12-31x', '2099-1-5']

/** Changes of requests of open finance, by the names that features write in angle brackets. */
export const changes: Changes = {
  'the path of an unknown consent': (_draft, world) => new OpenFinance(world).readUnknown(),
  'the path of an unknown payment': (draft, world) => new OpenFinance(world).ofUnknown(draft),
  'the address of a provider without the service': (draft, world) => {
    const baseUrl = new OpenFinance(world).section.blocked_base_url ?? ''
    return { ...draft, baseUrl }
  },
  'DELETE as its method': (draft) => ({ ...draft, method: 'DELETE' }),
  'its body and a word behind it': (draft) => ({ ...draft, rawBody: `${JSON.stringify(draft.body)} more` }),
  ...Object.fromEntries(
    malformedDates.map((date): [string, Changes[string]] => [
      `validTo as ${date}`,
      (_draft, world) => new OpenFinance(world).createConsentUntil(date),
    ]),
  ),
  'a text beyond ASCII in its body': (draft) => ({
    ...draft,
    body: { ...(draft.body as object), note: 'Zürich, 5 €' },
  }),
  'the names of its headers in upper case': (draft) => {
    const named = asJws(draft)
    return { ...named, jws: { ...named.jws, headerNames: (name: string) => name.toUpperCase() } }
  },
  'the signature of a request with another x-request-id': (draft, world) => {
    const signature = stepsOf(world.the(control))?.jws.signature ?? ''
    return world.send(signedAs(asJws(draft), { written: () => signature }))
  },
  'its accepted signature and another psu-id': (_draft, world) =>
    new OpenFinance(world).sendAgain(world.the(control), 'psu-id', 'assay-other-psu'),
}

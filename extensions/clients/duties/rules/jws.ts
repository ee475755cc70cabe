import { bodyOf, isRow, isSuccess } from '../../../../harness/checks/answers/answer.ts'
import { digestOf, sha256Of } from '../../../../harness/signing/digest.ts'
import { jwsMistake } from '../../../../harness/signing/jws-mistake.ts'
import type { ReadJws } from '../../../../harness/signing/read-jws.ts'
import { verifyJws } from '../../../../harness/signing/verify-jws.ts'
import {
  type ClientRequest,
  type ClientStory,
  type Duty,
  sentHeader,
  eachRequest,
  flawOf,
  headerMissing,
} from '../story/client-story.ts'

const [signature, digest] = ['x-jws-signature', 'Digest']
const certificateCodes = new Set<unknown>(['CERTIFICATE_INVALID', 'CERTIFICATE_EXPIRED'])

/** Source: second document / Authentication, third point. */
export const certificatesValid = eachRequest({
  what: 'request',
  flaw: ({ exchange }) => {
    const body = bodyOf(exchange)
    const messages = isRow(body) && Array.isArray(body.apiClientMessages) ? body.apiClientMessages : []
    const code = messages
      .map((message) => (isRow(message) ? message.code : undefined))
      .find((one) => certificateCodes.has(one))
    if (code === undefined) return undefined
    return flawOf('valid certificates', String(code))
  },
})

/** Source: second document / Authentication, third point. */
export const bothHeadersSent = eachRequest({
  what: 'request',
  flaw: (request) => headerMissing(request, signature, digest),
})

/** Source: second document / Authentication, Digest rule. */
export const digestFits = eachRequest({
  what: 'request with Digest',
  concerns: (request, story) => !isOfEarlierBody(request, story) && sentHeader(request, digest),
  flaw: ({ seen: { body } }, _story, got) => (fits(body, got) ? undefined : flawOf(digestOf(body), got, 'Digest')),
})

/** Source: second document / Authentication, Digest rule. */
export const digestRecomputed = eachRequest({
  what: 'request with Digest after another body',
  concerns: (request, story) => bodiesBefore(request, story).length > 0 && sentHeader(request, digest),
  flaw: (request, story, got) =>
    isOfEarlierBody(request, story) ? flawOf(digestOf(request.seen.body), got, 'Digest') : undefined,
})

function fits(body: Buffer, got: string): boolean {
  return got === digestOf(body) || got === sha256Of(body)
}

function isOfEarlierBody(request: ClientRequest, story: ClientStory): boolean {
  const got = sentHeader(request, digest) ?? ''
  return !fits(request.seen.body, got) && bodiesBefore(request, story).some((body) => fits(body, got))
}

/** The bodies of earlier requests, but for those with the bytes of this one. */
function bodiesBefore({ seen, atMs }: ClientRequest, { requests }: ClientStory): Buffer[] {
  const before = requests.filter((one) => one.atMs < atMs)
  return before.map((one) => one.seen.body).filter((body) => !body.equals(seen.body))
}

/** A duty that some steps of checking a signature show. Source: second document / Authentication, x-jws-signature rule. */
function ofSteps(...whats: string[]): Duty {
  return eachRequest({
    what: 'request with x-jws-signature',
    concerns: (request) => sentHeader(request, signature) !== undefined,
    flaw: (request) => {
      if (isSuccess(request.exchange)) return undefined
      const { path, seen } = request
      const asked = { method: seen.method, path, headers: seen.headers, body: seen.body }
      const verdict = verifyJws(asked, new Date(request.clockMs))
      const step = verdict.steps.find(({ what, held }) => whats.includes(what) && !held && !isOpen(what, verdict.read))
      const isVerifiable = verdict.signingInput !== undefined
      if (!step || (step.what === 'signature' && !isVerifiable)) return undefined
      const mistake = step.what === 'signature' ? jwsMistake(asked, verdict) : undefined
      const { wanted, got } = step
      const explained = mistake === undefined ? '' : ` (it would verify with ${mistake})`
      return flawOf(wanted, `${got}${explained}`, step.what)
    },
  })
}

/** Whether the document leaves it to the client: it says what mId identifies, and not the text of the identifier. */
function isOpen(what: string, { protectedHeader }: ReadJws): boolean {
  const mechanism: unknown = protectedHeader?.sigD?.mId
  return what === 'sigD.mId' && typeof mechanism === 'string' && mechanism !== ''
}

export const detachedForm = ofSteps('three segments, the middle one empty')
export const protectedHeader = ofSteps('typ', 'alg', 'b64', 'crit', 'sigD.mId')
export const signedHeadersInOrder = ofSteps('sigD.pars')
export const timeOfSignature = ofSteps('sigT')
export const audience = ofSteps('aud')
export const signatureFits = ofSteps('signature')

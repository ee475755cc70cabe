import { certificateLines } from './actions/certificate-lines.ts'
import { forwardRequest } from './actions/forward-request.ts'
import { tryDigestForms } from './actions/digest-forms.ts'
import { isJwsDraft, type JwsDraft } from './actions/jws-draft.ts'
import { OpenFinance } from './actions/open-finance.ts'
import type { PreparedRequest } from '../../harness/client/prepare.ts'
import type { InterfaceDescription } from '../../harness/actions/scene/scene.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { dialect } from './dialect.ts'

/** Open finance, version 2. Its checks go by `OpenFinance`; what the others arrange is never asked of it. */
export const description: InterfaceDescription = {
  ...usualBehaviour,
  dialect,
  send: (by, draft) =>
    isJwsDraft(draft) ? new OpenFinance(by).send(draft).then(({ exchange }) => exchange) : undefined,
  goodRequests: {
    'create a consent': (scene) => new OpenFinance(scene).createConsent(),
  },
  doctor: { ...usualBehaviour.doctor, own: certificateLines },
  forward: forwardRequest,
  gates: ['open-finance-v2/digest/of-exact-bytes', 'open-finance-v2/signature/accepted'],
  // It has one documented route: a consent is created. One that is ready may be read under in its place.
  preflight: async ({ run }) => {
    const sendPrepared = async (prepared: PreparedRequest) => {
      const exchange = await run.client.sendPrepared(prepared)
      run.note('ask whether the certificates are good', exchange)
      return exchange
    }
    const openFinance = new OpenFinance({ run, sendPrepared })
    const send = async (draft: JwsDraft) => (await openFinance.send(draft)).exchange
    await send(openFinance.createConsent())
    const ready = openFinance.section.consents.valid
    if (run.seen.accepted === 0 && ready !== undefined) await send(openFinance.read(ready))
    // A target that wants another form of Digest refuses everything, but not because of the certificates.
    if (run.seen.accepted === 0) await tryDigestForms(send, openFinance.createConsent())
    if (run.seen.accepted === 0 && ready !== undefined) await tryDigestForms(send, openFinance.read(ready))
  },
}

import { tryDigestForms } from '../../harness/actions/open-finance/digest-forms.ts'
import type { JwsDraft } from '../../harness/actions/open-finance/jws-draft.ts'
import { OpenFinance } from '../../harness/actions/open-finance/open-finance.ts'
import type { InterfaceDescription } from '../../harness/actions/scene/scene.ts'
import { usualBehaviour } from '../usual-behaviour.ts'
import { dialect } from './dialect.ts'

/** Open finance, version 2. Its checks go by `OpenFinance`; what the others arrange is never asked of it. */
export const description: InterfaceDescription = {
  ...usualBehaviour,
  dialect,
  goodRequests: {
    'create a consent': ({ run }) =>
      new OpenFinance(run, (prepared) => run.client.sendPrepared(prepared)).createConsent(),
  },
  gates: ['open-finance-v2/digest/of-exact-bytes', 'open-finance-v2/signature/accepted'],
  // It has one documented route: a consent is created. One that is ready may be read under in its place.
  preflight: async ({ run }) => {
    const openFinance = new OpenFinance(run, async (prepared) => {
      const exchange = await run.client.sendPrepared(prepared)
      run.note('ask whether the certificates are good', exchange)
      return exchange
    })
    const send = async (draft: JwsDraft) => (await openFinance.send(draft)).exchange
    await send(openFinance.createConsent())
    const ready = openFinance.section.consents.valid
    if (run.seen.accepted === 0 && ready !== undefined) await send(openFinance.read(ready))
    // A target that wants another form of Digest refuses everything, but not because of the certificates.
    if (run.seen.accepted === 0) await tryDigestForms(send, openFinance.createConsent())
    if (run.seen.accepted === 0 && ready !== undefined) await tryDigestForms(send, openFinance.read(ready))
  },
}

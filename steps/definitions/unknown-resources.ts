import { When } from '../../harness/evaluation/runner.ts'
import { withUnknownAttempt } from '../../harness/actions/attempts/attempts.ts'
import { withUnknownLogin } from '../../harness/actions/logins/logins.ts'
import { unknownTemplateDraft } from '../../harness/actions/payments/connect-draft.ts'
import { showProvider } from '../../harness/actions/providers/provider-details.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { phraseType } from '../world/phrase-type.ts'
import { probe } from '../world/send-request.ts'
import type { AssayWorld } from '../world/world.ts'

/** Makes a request about something that does not exist of one about something that does. */
type Unknown = (draft: Draft, world: AssayWorld) => Draft | Promise<Draft>

phraseType<Unknown>(
  'unknown',
  new Map<string, Unknown>([
    ['unknown login', withUnknownLogin],
    ['unknown attempt', withUnknownAttempt],
    [
      'unknown provider',
      (draft, { scene }) => edit.withPath(draft, showProvider(scene, `no_${scene.provider('plain').code}`).path),
    ],
    ['unknown template', async (draft, { scene }) => edit.withPath(draft, (await unknownTemplateDraft(scene)).path)],
  ]),
)

When('it is sent for an {unknown}', function (this: AssayWorld, make: Unknown) {
  return probe(this, (draft) => make(draft, this), 'names something that does not exist')
})

import { When } from '../../harness/evaluation/runner.ts'
import { answerTo } from '../../harness/actions/logins/oauth-flow.ts'
import { answer } from '../world/parts.ts'
import { authorizing, refreshing } from '../vocabulary/oauth.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

When(
  /^the oauth login is (refreshed|authorized) with (.+)$/,
  async function (this: AssayWorld, verb: string, defect: string) {
    const probes = verb === 'refreshed' ? (await refreshing(this)).refreshProbes : (await authorizing(this)).probes
    this.keep(answer, answerTo(probes, defect))
  },
)

import { Then, When } from '../../harness/evaluation/runner.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Judgement } from '../../core/judgement.ts'
import { lastRefusedAs, refusalsNameStatus } from '../../harness/checks/clients/client-status.ts'
import { acceptedOrRefusedAs, neverRefusedAs } from '../../harness/checks/clients/let-in.ts'
import { stoppedAs, stoppedOnEveryRoute } from '../../harness/checks/clients/stopped-as.ts'
import { keysOf } from '../../harness/actions/scene/keys.ts'
import { namedType } from '../world/named-type.ts'
import { answer, answers, control } from '../world/parts.ts'
import { probe } from '../world/send-request.ts'
import type { AssayWorld } from '../world/world.ts'

When('it is sent with its keys named {string} and {string}', function (this: AssayWorld, id: string, secret: string) {
  const keys = keysOf(this.run.profile, 'main')
  return probe(this, (draft) => {
    const bare = edit.withoutHeader(edit.withoutHeader(draft, 'App-id'), 'Secret')
    return edit.withHeader(edit.withHeader(bare, id, keys.app_id), secret, keys.secret)
  })
})

Then('it is stopped as {classes}{rows}', function (this: AssayWorld, classes: string[], rows: string[]) {
  this.judge(stoppedAs(this.find(control), this.the(answer), classes), rows)
})

type SomeRefused = (answers: readonly Exchange[], classes: readonly string[]) => Judgement

/** How many answers are refusals. */
namedType<SomeRefused>('share', {
  each: stoppedOnEveryRoute,
  none: neverRefusedAs,
  'the last': lastRefusedAs,
  'each that is not accepted': refusalsNameStatus,
})

Then('{share} is refused as {classes}', function (this: AssayWorld, areRefused: SomeRefused, classes: string[]) {
  this.judge(areRefused(this.the(answers), classes))
})

Then('each is accepted or refused as {classes}', function (this: AssayWorld, classes: string[]) {
  this.judge(acceptedOrRefusedAs(this.the(answers), classes))
})

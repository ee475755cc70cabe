import { leftAsItWas } from '../../harness/checks/logins/left-as-it-was.ts'
import { refused } from '../../harness/checks/answers/refused-as.ts'
import type { Send } from '../../harness/client/draft.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Judgement } from '../../core/judgement.ts'
import { crossedDraft, type CrossedLogin, type Crossing } from '../../harness/actions/logins/crossed-logins.ts'
import { stateOf } from '../../harness/actions/logins/crossing.ts'
import type { Scene } from '../../harness/actions/scene/scene.ts'
import { crossedBy, crossing, crossings, onePartCrossed, type Crossed } from '../arbitraries/crossing.ts'
import { caseOutcome } from '../case-outcome.ts'
import type { Property } from '../explore.ts'

const few = 25

/** Whoever's keys, secrets and ids are put together across one border, the request is refused. */
export function crossingIsRefused(
  scene: Scene,
  send: Send,
  logins: readonly CrossedLogin[],
  only: Crossed,
): Property<Crossing> {
  const all = crossings(logins, only)
  return {
    arbitrary: crossing(logins, only),
    // Where there are few, each is tried instead of some of them twice.
    edges: all.length <= few ? all : onePartCrossed(logins, only),
    mostCases: all.length,
    sideBySide: true,
    holds: async (input) => {
      const answer = await send(crossedDraft(scene, logins, input))
      const control = logins[input.id ?? input.secret]?.control
      return {
        label: labelOf(logins, input, answer),
        outcome: caseOutcome(answer),
        judgement: refused(control, answer),
      }
    },
    show: (input) => textOf(logins, input),
  }
}

/** Whatever is put together across any border, the logins named by id and by secret stay as they were. */
export function crossingChangesNothing(scene: Scene, send: Send, logins: readonly CrossedLogin[]): Property<Crossing> {
  return {
    arbitrary: crossing(logins),
    edges: onePartCrossed(logins),
    sideBySide: true,
    holds: async (input) => {
      const touched = [...new Set([input.secret, input.id ?? input.secret])].flatMap((place) => logins[place] ?? [])
      // One case after another looks at a login, in their order: a changed one shows which case changed it.
      const taken = await Promise.all(touched.map(({ login }) => scene.run.take(`crossing of login ${login.id}`)))
      const judgements: Judgement[] = []
      let answer: Exchange
      try {
        answer = await send(crossedDraft(scene, logins, input))
        for (const { login, first, state } of touched) {
          const judgement = leftAsItWas(state, await stateOf(scene, login, send), first)
          judgements.push({ ...judgement, evidence: [...judgement.evidence, answer] })
        }
      } finally {
        for (const giveBack of taken) giveBack()
      }
      const judgement = judgements.find(({ finding }) => finding !== 'held') ?? judgements.at(-1)
      return {
        label: labelOf(logins, input, answer),
        outcome: caseOutcome(answer),
        judgement: judgement ?? refused(undefined, answer),
      }
    },
    show: (input) => textOf(logins, input),
  }
}

function labelOf(logins: readonly CrossedLogin[], input: Crossing, answer: Exchange): string {
  return `${crossedBy(logins, input)} crossed ${input.id === undefined ? 'by header' : 'by path'}: ${caseOutcome(answer)}`
}

function textOf(logins: readonly CrossedLogin[], { keys, customer, secret, id }: Crossing): string {
  const name = (place: number) => logins[place]?.name ?? '?'
  const path = id === undefined ? 'header-named form' : `id of ${name(id)} in the path`
  return [
    `reconnect, ${path}`,
    `Login-secret of ${name(secret)}`,
    `Customer-secret of the customer of ${name(customer)}`,
    `keys of the client of ${name(keys)}`,
  ].join('\n')
}

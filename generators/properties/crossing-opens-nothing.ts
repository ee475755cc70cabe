import fc from 'fast-check'
import { leftAsItWas } from '../../harness/checks/logins/left-as-it-was.ts'
import { refused } from '../../harness/checks/answers/refused-as.ts'
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
export function crossingIsRefused(scene: Scene, logins: readonly CrossedLogin[], only: Crossed): Property<Crossing> {
  const all = crossings(logins, only)
  return {
    arbitrary: crossing(logins, only),
    // Where there are few, each is tried instead of some of them twice.
    edges: all.length <= few ? all : onePartCrossed(logins, only),
    mostCases: all.length,
    sideBySide: true,
    holds: async (input) => {
      const answer = await scene.send(crossedDraft(scene, logins, input))
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

/**
 * Whatever is put together across any border, in one request after another, the logins named by id and by secret stay as they
 * were. A case is several requests, after which each login is looked at once; listed are those that name the same logins in one form.
 */
export function crossingsChangeNothing(scene: Scene, logins: readonly CrossedLogin[]): Property<readonly Crossing[]> {
  const all = crossings(logins)
  const shown = new Map(logins.map((one) => [one, one.state]))
  const touchedBy = (crossed: readonly Crossing[]) =>
    [...new Set(crossed.flatMap(({ secret, id }) => [secret, id ?? secret]))].flatMap((place) => logins[place] ?? [])
  // In one form each way to cross is there once: what a refusal turns over is not turned back by the next.
  const namesOf = ({ secret, id }: Crossing) =>
    [secret, id ?? secret].toSorted((a, b) => a - b).join() + (id === undefined)
  return {
    arbitrary: fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 6 }),
    edges: [...Map.groupBy(onePartCrossed(logins, undefined, all), namesOf).values()],
    sideBySide: true,
    holds: async (crossed) => {
      const touched = touchedBy(crossed)
      // One case after another looks at a login, in their order: a changed one shows which case changed it.
      const taken = await Promise.all(touched.map(({ login }) => scene.run.take(`crossing of login ${login.id}`)))
      const answers: Exchange[] = []
      const judgements: Judgement[] = []
      try {
        for (const one of crossed) answers.push(await scene.send(crossedDraft(scene, logins, one)))
        for (const one of touched) {
          const state = await stateOf(scene, one.login)
          judgements.push(leftAsItWas(shown.get(one) ?? one.state, state, one.first))
          shown.set(one, state)
        }
      } finally {
        for (const giveBack of taken) giveBack()
      }
      const judgement = judgements.find(({ finding }) => finding !== 'held') ?? judgements.at(-1)
      return {
        label: crossed.map((one, at) => labelOf(logins, one, answers[at]!)),
        outcome: answers.map(caseOutcome),
        judgement: judgement
          ? { ...judgement, evidence: [...judgement.evidence, ...answers] }
          : refused(undefined, answers[0]!),
      }
    },
    show: (crossed) => crossed.map((one) => textOf(logins, one)).join('\n\n'),
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

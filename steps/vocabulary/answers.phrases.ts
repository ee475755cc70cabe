import type { Exchange } from '../../core/exchange.ts'
import type { Judgement } from '../../core/judgement.ts'
import { anyRequestKeepsContract } from '../../generators/properties/any-request-keeps-contract.ts'
import { sendRightAndWrong } from '../../harness/actions/routes/right-and-wrong-requests.ts'
import { credentialsNotShown } from '../../harness/checks/errors/credentials-shown.ts'
import { documentedClasses, documentedStatuses } from '../../harness/checks/errors/documented-errors.ts'
import * as envelope from '../../harness/checks/errors/envelope.ts'
import { secretsNotRepeated } from '../../harness/checks/errors/secrets-repeated.ts'
import { requestRepeated } from '../../harness/checks/errors/request-repeated.ts'
import * as errors from '../../harness/checks/errors/error-form.ts'
import { idsAreStrings } from '../../harness/checks/values/ids-are-strings.ts'
import {
  neverUpdatedBeforeCreated,
  usuallyAnsweredMs,
} from '../../harness/checks/values/never-updated-before-created.ts'
import { fieldsShown } from '../../harness/checks/values/fields-shown.ts'
import { resourcesMatch } from '../../harness/checks/values/resources-match.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { routeOfExchange } from '../../harness/dialect/route-of-exchange.ts'
import { tryMany } from '../world/explore.ts'
import { answer, answers, control, login, resources } from '../world/parts.ts'
import { probe, theRequest } from '../world/send-request.ts'
import type { AssayWorld } from '../world/world.ts'
import type { Expectation, Vocabulary } from './vocabulary.ts'

/**
 * Every answer of the run so far, and those that the scenario keeps. Left out is what was asked of routes that only the
 * version beside this one has, through which customers and logins are made: they go by the rules of that version.
 */
export function seenSoFar(world: AssayWorld): Exchange[] {
  const { seen, dialect, baseVersion } = world.run
  const isBeside = (one: Exchange) =>
    baseVersion !== undefined && !routeOfExchange(dialect, one) && routeOfExchange(baseVersion.dialect, one)
  return [...new Set([...seen.exchanges(), ...(world.find(answers) ?? [])])].filter((one) => !isBeside(one))
}

/** What users type at the providers of the profile. */
function credentialsIn({ run }: AssayWorld): Array<Readonly<Record<string, string>>> {
  return run.profile.providers.flatMap(({ credentials: { succeed, fail, other } = {} }) =>
    [succeed, fail, other].filter((one) => one !== undefined),
  )
}

const everyAnswer =
  (rule: (exchanges: readonly Exchange[], dialect: Dialect) => Judgement): Expectation =>
  (world) =>
    rule(seenSoFar(world), world.run.dialect)

/** Evaluates the answer at hand alone. */
const thisAnswer =
  (rule: (exchanges: readonly Exchange[], dialect: Dialect) => Judgement): Expectation =>
  (world) =>
    rule([world.the(answer)], world.run.dialect)

const rules = {
  hasClass: (all: readonly Exchange[], { errorForms }: Dialect) => errors.errorHasClass(all, errorForms),
  hasMessage: (all: readonly Exchange[], { errorForms }: Dialect) => errors.errorHasMessage(all, errorForms),
}

export const phrases: Vocabulary = {
  actions: {
    'many right and wrong requests are sent': async (world) => {
      const send = () => sendRightAndWrong(world.scene, world.sender)
      world.keep(answers, await world.run.once('right and wrong requests', send))
    },
    'resources of every kind are read': async (world) => {
      const read = () => world.scene.interface.kindsOfResources(world.scene, world.sender)
      const shown = world.keep(resources, await world.run.once('resources of every kind', read))
      world.keep(
        answers,
        shown.flatMap(({ exchanges }) => exchanges),
      )
    },
    'it is sent with a body that is not UTF-8': async (world) => {
      const bytes = Buffer.from('{"data":{"identifier":"\u00FF\u00FE"}}', 'latin1')
      await probe(world, (draft) => edit.withRawBody(draft, bytes), 'has a body that is not UTF-8')
    },
    'it is sent twice': async (world) => {
      const once = async () => world.send(await theRequest(world))
      world.keep(answers, [await once(), await once()])
    },
    'it is sent to a version that does not exist': async (world) => {
      const draft = await theRequest(world)
      world.keep(control, await world.send(draft))
      // What stands beside every version may be a gateway, to which no other rule applies.
      const beside = edit.withPath(draft, draft.path.replace(/\/v\d+(?=\/)/, '/v99'))
      world.keep(answer, await world.countedClient().send(beside))
    },
    'it is sent with its fields outside data': (world) =>
      probe(world, edit.withoutEnvelope, 'has its fields outside data'),
    'many requests of any method, path, headers and body are sent': async (world) => {
      const more = await world.scene.interface.toVary(world.scene)
      const property = anyRequestKeepsContract(world.countedClient(), world.requests, world.the(login), more)
      await tryMany(world, property)
    },
  },
  expectations: {
    'the request of its error holds the date': (world) => requestRepeated(world.the(answer), 'date'),
    'no accepted answer so far shows credentials': (world) =>
      credentialsNotShown(seenSoFar(world), credentialsIn(world)),
    'whether its error shows credentials is noted': (world) =>
      credentialsNotShown([world.the(answer)], credentialsIn(world), 'refused requests'),
    'whether any refusal so far repeats a secret is noted': (world) => secretsNotRepeated(seenSoFar(world)),
    'every accepted answer so far is JSON': everyAnswer(envelope.successIsJson),
    'every accepted answer so far holds data': everyAnswer(envelope.successWrappedInData),
    'every accepted answer so far has a status of success': everyAnswer(envelope.successStatus),
    'every refusal so far is JSON': everyAnswer(errors.errorIsJson),
    'every refusal so far names its class': everyAnswer(rules.hasClass),
    'every refusal so far has a message': everyAnswer(rules.hasMessage),
    'every refusal so far holds its request': everyAnswer(errors.errorHasRequest),
    'every class so far is documented': everyAnswer((all, { version }) =>
      errors.errorClassDocumented(all, documentedClasses(version)),
    ),
    'every status of a refusal so far is documented': everyAnswer((all, { version }) =>
      errors.errorStatusDocumented(all, {
        classes: documentedClasses(version),
        statuses: documentedStatuses(version),
      }),
    ),
    'its refusal names its class': thisAnswer(rules.hasClass),
    'its refusal has a message': thisAnswer(rules.hasMessage),
    'its refusal holds its request': thisAnswer(errors.errorHasRequest),
    'no refusal of keys so far has the status 401': everyAnswer(errors.keysNotDeniedWith401),
    'no answer so far is a server error': everyAnswer(errors.neverServerError),
    'every field of each resource is shown': (world) => fieldsShown(world.the(resources), world.run.dialect),
    'the resources are as documented': (world) => (row) => resourcesMatch(world.the(resources), row.id),
    'every id is a string': (world) => idsAreStrings(world.the(answers)),
    'no resource is updated before it is created': (world) => {
      const all = world.the(answers)
      return neverUpdatedBeforeCreated(all, world.run.offered.get('control-clock') ? usuallyAnsweredMs(all) : undefined)
    },
  },
}

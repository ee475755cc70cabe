import type { Exchange } from '../../core/exchange.ts'
import { anyRequestKeepsContract } from '../../generators/properties/any-request-keeps-contract.ts'
import { sendRightAndWrong } from '../../harness/actions/routes/right-and-wrong-requests.ts'
import { credentialsNotShown, secretsNotRepeated } from '../../harness/checks/errors/secrets-shown.ts'
import { idsAreStrings } from '../../harness/checks/values/ids-are-strings.ts'
import { fieldsShown } from '../../harness/checks/values/fields-shown.ts'
import { resourcesMatch } from '../../harness/checks/values/matches-schema.ts'
import { routeOfExchange } from '../../harness/dialect/route-of-exchange.ts'
import { togetherBy } from '../../harness/observers/rules-observed.ts'
import { tryMany } from '../world/explore.ts'
import { answer, answers, exploration, login, resources } from '../world/parts.ts'
import { theRequest } from '../world/send-request.ts'
import type { AssayWorld } from '../world/world.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Every answer of the run so far, and those that the scenario keeps. Left out is what was asked of routes that only the
 * version beside this one has, through which customers and logins are made: they go by the rules of that version.
 */
function seenSoFar(world: AssayWorld): Exchange[] {
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

export const phrases: Vocabulary = {
  actions: {
    'many right and wrong requests are sent': async (world) => {
      const send = () => sendRightAndWrong(world.scene)
      world.keep(answers, await world.run.once('right and wrong requests', send))
    },
    'many requests are sent with <any method, path, headers and body>': async (world) => {
      const more = await world.scene.interface.toVary(world.scene)
      await tryMany(world, anyRequestKeepsContract(world.countedClient(), world.requests, world.the(login), more))
    },
    'resources of every kind are read': async (world) => {
      const read = () => world.scene.interface.kindsOfResources(world.scene)
      const shown = world.keep(resources, await world.run.once('resources of every kind', read))
      world.keep(
        answers,
        shown.flatMap(({ exchanges }) => exchanges),
      )
    },
    'it is sent twice': async (world) => {
      const once = async () => world.send(await theRequest(world))
      world.keep(answers, [await once(), await once()])
    },
  },
  expectations: {
    'the rule holds for every case': (world) => world.the(exploration).judgement,
    'every resource has <no credentials of its user>': (world) =>
      credentialsNotShown(seenSoFar(world), credentialsIn(world)),
    '<no answer so far> breaks the rule': (world) => (row) => togetherBy(row.id)(seenSoFar(world), world.run.dialect),
    '<no such answer> breaks the rule': (world) => (row) => togetherBy(row.id)([world.the(answer)], world.run.dialect),
    'every resource has <each of its fields>': (world) => fieldsShown(world.the(resources), world.run.dialect),
    'every resource has <its documented form>': (world) => (row) => resourcesMatch(world.the(resources), row.id),
    'every id is a string': (world) => idsAreStrings(world.the(answers)),
  },
  observations: {
    'whether its error shows credentials': (world) =>
      credentialsNotShown([world.the(answer)], credentialsIn(world), 'refused requests'),
    'whether a refusal so far repeats a secret': (world) => secretsNotRepeated(seenSoFar(world)),
  },
}

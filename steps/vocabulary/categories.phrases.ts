import * as learning from '../../harness/actions/categories/learn-items.ts'
import { otherVersion } from '../../harness/actions/logins/two-versions.ts'
import { Requests } from '../../harness/actions/scene/requests.ts'
import { categoriesDiffer } from '../../harness/checks/categories/categories-differ.ts'
import * as categorization from '../../harness/checks/categories/categorization.ts'
import { categoryListed } from '../../harness/checks/categories/categorization.ts'
import {
  refusedUsesNothingUp,
  sparedByDay,
  sparesOthers,
  stoppedByDay,
} from '../../harness/checks/categories/daily-limit.ts'
import * as newerTrees from '../../harness/checks/categories/newer-trees.ts'
import { readTable } from '../../requirements/tables/read-table.ts'
import { answer, answers, control, others, part } from '../world/parts.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'

/** What was taught at once, and what was fetched after it. */
export const taught = part<learning.Taught>('the categories that were taught', 'When')

const [older, newer] = [readTable('categories-v4'), readTable('categories-v5')]

export const phrases: Vocabulary = {
  actions: {
    'categories are taught with immediate set, and another login of the customer is fetched': keeps(
      taught,
      learning.teachThenFetch,
    ),
    '<the categories of this version and of version 4> are listed': async (world) => {
      const { dialect, client } = otherVersion(world.scene, 'v4')
      const list = (requests: Requests) => requests.get('list categories', '/categories')
      const own = await world.send(list(world.requests))
      world.keep(answers, [own, await client.send(list(new Requests(dialect)))])
    },
  },
  expectations: {
    '<the daily limit> stops it': (world) => stoppedByDay(world.the(answers)),
    '<the daily limit> leaves the other client alone': (world) =>
      sparesOthers(world.the(answers), world.the(control), world.the(answer)),
    '<a batch beyond the daily limit> uses up nothing of it': (world) => refusedUsesNothingUp(world.the(answers)),
    'the daily limit does not stop it': (world) => sparedByDay(world.the(answers)),
    'every row has <the code and the name of its own category>': (world) =>
      categorization.ownCategoriesNamed(world.the(answers)),
    'the later fetch has <another category for some descriptions>': (world) =>
      categoriesDiffer(world.the(others), world.the(answers)),
    'the later fetch has <the categories that were taught>': (world) => {
      const { later, learned: categories } = world.the(taught)
      return categorization.learnItemsApplied(later, categories)
    },
    'the later fetch has <nothing that a refused batch taught>': (world) => {
      const { later, refused } = world.the(taught)
      return categorization.refusedLearningLeft(later, refused)
    },
    'every category is <a listed one>': (world) => categoryListed(world.the(answers), world.the(answer)),
    'its trees hold <no code that version 5 dropped>': (world) =>
      newerTrees.droppedCodesGone(world.the(answer), older, newer),
    'its trees hold <the codes that version 5 moved in their new places alone>': (world) =>
      newerTrees.movedCodesHaveOnePlace(world.the(answer), older, newer),
    'both have the same <personal tree, but for home>': (world) =>
      newerTrees.personalDiffersInHomeAlone(...world.pair()),
  },
}

import { Given, Then, When } from '@cucumber/cucumber'
import * as categorization from '../harness/checks/categories/categorization.ts'
import { categoryIsChild } from '../harness/checks/categories/category-of-transaction.ts'
import {
  childlessParents,
  noFurtherCodes,
  treeHolds,
  type TreeName,
} from '../harness/checks/categories/category-trees.ts'
import { inconclusive } from '../core/judgement.ts'
import * as lessons from '../harness/arrange/enrichment/lessons.ts'
import type { AssayWorld } from './world.ts'

type JudgeTree = typeof treeHolds

/** Judges one tree of the list of categories against the documented one. */
function judgeTree(world: AssayWorld, check: JudgeTree, name: string): void {
  const tree = name as TreeName
  const documented = lessons.treesOf(world.scene)[tree]
  world.judge(world.answer ? check(world.answer, tree, documented) : inconclusive('The categories were not listed.'))
}

/** The transactions fetched with one categorization. */
function fetchedWith(world: AssayWorld, word: string) {
  return lessons.categorizedTransactions(world.scene, world.sender, word as lessons.Categorization)
}

Given(
  'the transactions of a login fetched with categorization {word}',
  async function (this: AssayWorld, word: string) {
    this.answers = await fetchedWith(this, word)
  },
)

Given('those of another fetched with categorization {word}', async function (this: AssayWorld, word: string) {
  this.others = await fetchedWith(this, word)
})

When('categories are taught at once, and another login of the customer is fetched', async function (this: AssayWorld) {
  const taught = await lessons.teachThenFetch(this.scene, this.sender)
  this.answers = taught.later
  this.lessons = taught.lessons
})

Then('its {word} tree holds every documented code in its place', function (this: AssayWorld, name: string) {
  judgeTree(this, treeHolds, name)
})

Then('the parents without children have empty lists in its {word} tree', function (this: AssayWorld, name: string) {
  judgeTree(this, childlessParents, name)
})

Then('its {word} tree holds no further code', function (this: AssayWorld, name: string) {
  judgeTree(this, noFurtherCodes, name)
})

Then('every category is of the {word} tree, and some of that tree alone', function (this: AssayWorld, name: string) {
  this.judge(categorization.categoriesTellTree(this.answers, lessons.treesOf(this.scene), name as TreeName))
})

Then('no category is a parent with children in the {word} tree', function (this: AssayWorld, name: string) {
  this.judge(categoryIsChild(this.answers, lessons.treesOf(this.scene)[name as TreeName]))
})

Then("every category of the client's own has a code and a name in extra", function (this: AssayWorld) {
  this.judge(categorization.ownCategoriesNamed(this.answers))
})

Then('the same descriptions are not categorized alike', function (this: AssayWorld) {
  this.judge(categorization.noneDiffersFromPersonal(this.answers, this.others, lessons.treesOf(this.scene)))
})

Then('what was taught is the category of its description', function (this: AssayWorld) {
  this.judge(categorization.lessonsApplied(this.answers, this.lessons))
})

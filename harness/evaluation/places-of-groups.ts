import { createRequire, Module } from 'node:module'

/**
 * Replaces a package of the runner by Node's own positions of a match's groups. The package is for older Nodes and
 * would load a parser of regular expressions at each start. `load` resolves the runner.
 */
export function givePlacesOfGroups(load: NodeJS.Require): void {
  const ofRunner = createRequire(load.resolve('@cucumber/cucumber/lib/support_code_library_builder/index'))
  const ofExpressions = createRequire(ofRunner.resolve('@cucumber/cucumber-expressions'))
  const file = ofExpressions.resolve('regexp-match-indices')
  const emptyModule = new Module(file)
  // A cache: each step's sentence is compared with every phrase.
  const withPlaces = new WeakMap<RegExp, RegExp>()
  emptyModule.exports = (phrase: RegExp, text: string) => {
    const { source, flags } = phrase
    const withIndices = withPlaces.get(phrase) ?? new RegExp(source, `${flags.replace('d', '')}d`)
    withPlaces.set(phrase, withIndices)
    withIndices.lastIndex = 0
    return withIndices.exec(text)
  }
  emptyModule.loaded = true
  load.cache[file] = emptyModule
}

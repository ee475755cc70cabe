import { createRequire, Module } from 'node:module'

/**
 * Puts what every Node does, the places of the groups of a match, where the runner looks for a package that does it for older
 * ones: that package loads a whole parser of regular expressions at each start. `load` resolves the runner.
 */
export function givePlacesOfGroups(load: NodeJS.Require): void {
  const ofRunner = createRequire(load.resolve('@cucumber/cucumber/lib/support_code_library_builder/index'))
  const ofExpressions = createRequire(ofRunner.resolve('@cucumber/cucumber-expressions'))
  const file = ofExpressions.resolve('regexp-match-indices')
  const given = new Module(file)
  // Each sentence of a step is held against every phrase: one is made for each phrase, not for each sentence.
  const withPlaces = new WeakMap<RegExp, RegExp>()
  given.exports = (phrase: RegExp, text: string) => {
    const { source, flags } = phrase
    const own = withPlaces.get(phrase) ?? new RegExp(source, `${flags.replace('d', '')}d`)
    withPlaces.set(phrase, own)
    own.lastIndex = 0
    return own.exec(text)
  }
  given.loaded = true
  load.cache[file] = given
}

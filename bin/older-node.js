// What Assay and its runner of features use and Node 20 lacks. Preloaded by assay.js on Node 20 only, beside a flag of V8.
import { existsSync, promises } from 'node:fs'
import { resolve } from 'node:path'

// The runner looks up each file that it is given; they are given by name.
promises.glob ??= async function* glob(name, { cwd = '.' } = {}) {
  if (existsSync(resolve(cwd, name))) yield name
}

Array.fromAsync ??= async (items) => {
  const all = []
  for await (const item of items) all.push(item)
  return all
}

Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index)
    index += 1
    if (groups.has(key)) groups.get(key).push(item)
    else groups.set(key, [item])
  }
  return groups
}

Promise.withResolvers ??= function withResolvers() {
  const made = {}
  made.promise = new this((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made
}

const setMethods = {
  difference(other) {
    return new Set([...this].filter((one) => !other.has(one)))
  },
  intersection(other) {
    return new Set([...this].filter((one) => other.has(one)))
  },
  symmetricDifference(other) {
    return new Set([...this.difference(other), ...other.difference(this)])
  },
}
for (const [name, value] of Object.entries(setMethods))
  if (!(name in Set.prototype))
    Object.defineProperty(Set.prototype, name, { value, writable: true, configurable: true })

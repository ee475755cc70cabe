/** What step definitions of one's own are written with: the runner's words, the world, and what a step may hand to `judge`. */
export { defineParameterType, Given, Then, When, type DataTable } from '@cucumber/cucumber'
export { AssayWorld, type Judged } from '../steps/world/world.ts'
export * as parts from '../steps/world/parts.ts'
export { because } from '../harness/reasons/because.ts'
export type { Exchange } from '../core/exchange.ts'
export type { Judgement } from '../core/judgement.ts'

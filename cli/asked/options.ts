import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Shard } from '../../core/shard.ts'
import { listWords } from '../../harness/profile/accepted-text.ts'
import { depths } from '../../harness/profile/depth.ts'
import { failOn, type FailOn } from '../../harness/verdicts/exit-code.ts'
import { isMinJudged, type MinJudged, minJudgedAdvice } from '../../harness/verdicts/min-judged.ts'
import { urlOf } from '../../core/web-address.ts'
import { reportFormats } from '../../reports/formats.ts'

export const formatNames = `${reportFormats.join(', ')}, or all; may be repeated`

/** Parses a whole number, 0 or more. @throws InvalidArgumentError for anything else */
export function wholeNumber(text: string): number {
  return numberWithin(text, [0, Number.MAX_SAFE_INTEGER], 'Give a whole number, 0 or more.')
}

/** Parses `--seed`. @throws InvalidArgumentError for anything but a whole number or `new` */
function seedWord(text: string): number | 'new' {
  return text === 'new'
    ? text
    : numberWithin(text, [0, Number.MAX_SAFE_INTEGER], 'Give a whole number, 0 or more, or new.')
}

/** Parses a whole number, 1 or more. @throws InvalidArgumentError for anything else */
export function countedFrom1(text: string): number {
  return numberWithin(text, [1, Number.MAX_SAFE_INTEGER], 'Give a whole number, 1 or more.')
}

function numberWithin(text: string, [least, most]: readonly [number, number], advice: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value
  throw new InvalidArgumentError(advice)
}

/** Parses a day. @throws InvalidArgumentError for anything else */
export function dayWord(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))) return text
  throw new InvalidArgumentError('Give a day, such as 2026-11-01.')
}

/** A parser of one of these words. It throws InvalidArgumentError for any other. */
function oneOf<Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const word = words.find((one) => one === text)
    if (word) return word
    throw new InvalidArgumentError(`Give ${listWords(words, 'or')}.`)
  }
}

export const depthWord = oneOf(depths)
/** Parses `--fail-on`. */
export const failOnWord = oneOf(Object.keys(failOn) as FailOn[])

/** The value of `--budget`. */
export type BudgetAsked = { requests: number } | { seconds: number }

const secondsIn = { s: 1, m: 60, h: 3600 }

/** Parses `--budget`. @throws InvalidArgumentError for anything but a number of requests or a time */
export function budgetAmount(text: string): BudgetAsked {
  const { number = '', unit } = /^(?<number>\d{1,9})(?<unit>[smh])?$/.exec(text.trim())?.groups ?? {}
  if (Number(number) < 1)
    throw new InvalidArgumentError('Give a number of requests such as 2000, or a time such as 60s, 10m or 1h.')
  return unit === undefined
    ? { requests: Number(number) }
    : { seconds: Number(number) * secondsIn[unit as keyof typeof secondsIn] }
}

/** Parses a shard, such as 2/4. @throws InvalidArgumentError for anything else */
export function shardWord(text: string): Shard {
  const [, number, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number)
  if (number !== undefined && of !== undefined && number >= 1 && number <= of) return { number, of }
  throw new InvalidArgumentError('Give a shard and how many there are, such as 2/4.')
}

/** Parses a number of workers, limited as concurrent requests are. @throws InvalidArgumentError for anything else */
export function workerCount(text: string): number {
  return numberWithin(text, [1, 100], 'Give a whole number from 1 to 100.')
}

/** Parses a port. @throws InvalidArgumentError for anything else */
export function portNumber(text: string): number {
  return numberWithin(text, [0, 65_535], 'Give a port from 0 to 65535; 0 takes a free one.')
}

/** Parses a host to listen on. @throws InvalidArgumentError for an empty one, which would mean every network */
export function hostName(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Give an address or a host name of this machine.')
  return text
}

/** Parses `--min-judged`. @throws InvalidArgumentError for anything else */
export function minJudgedText(text: string): MinJudged {
  if (isMinJudged(text)) return text
  throw new InvalidArgumentError(minJudgedAdvice)
}

/** Parses the address of a server. @throws InvalidArgumentError for anything else */
export function webAddress(text: string): string {
  const { protocol, search, hash, username } = urlOf(text) ?? { protocol: '' }
  if (!/^https?:$/.test(protocol) || [search, hash, username].some(Boolean))
    throw new InvalidArgumentError('Give an http or https address without a query, such as https://sandbox.example.')
  return text
}

/** A repeatable option; by default an empty list, which the help shows as `without`. */
export function repeatable(flags: string, description: string, without = 'all'): Option {
  return new Option(flags, description).argParser(collect).default([], without)
}

export function once(value: string, earlier?: string): string {
  if (earlier === undefined) return value
  throw new InvalidArgumentError(`Give it once; it was ${earlier} before.`)
}

export function collect(value: string, earlier: string[] = []): string[] {
  return [...earlier, value]
}

/** `--features`, for every command that reads requirements. */
export function featuresOption(): Option {
  return repeatable('--features <folder>', 'requirements, features and steps of your own; may be repeated', 'none')
}

/** `--interface-folder`, for the commands without a profile; by default for those that evaluate a recording. */
export function interfaceFolderOption(
  text = 'of a recording: the folder of an interface of your own that its run had; may be repeated',
): Option {
  return repeatable('--interface-folder <folder>', text, 'none')
}

/** Adds the options of commands that run checks at a target: which checks, the seed, and the folder of the reports. */
export function withRunOptions(command: Command): Command {
  const onlyRoute = "check only what is decided at this route, such as 'GET /accounts'; may be repeated"
  return command
    .option('-p, --profile <file>', 'the profile of the target; without it, the embedded sandbox')
    .addOption(repeatable('-i, --interface <name>', 'check only this interface; may be repeated'))
    .addOption(repeatable('--only <address>', 'check only the requirements beneath this address; may be repeated'))
    .addOption(repeatable('--route <route>', onlyRoute).conflicts(['resume', 'record', 'path']))
    .addOption(featuresOption())
    .option(
      '--seed <number>',
      'every generated value comes from the seed; without it that of the last run, in a CI a new one; new: a new one',
      seedWord,
    )
    .option('-o, --out <folder>', 'the folder for the reports', 'conformance-report')
    .addOption(repeatable('--format <name>', `write this report too: ${formatNames}`, 'html, json, junit'))
}

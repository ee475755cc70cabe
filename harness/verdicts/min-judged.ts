/** How many requirements a run is to evaluate: a number such as `1500`, or a percentage of all it has, such as `90%`. */
export type MinJudged = string

/** What a text that does not say how many should be. */
export const minJudgedAdvice = 'Give a number of requirements, such as 1500, or a percentage of all, such as 90%.'

/** Whether a text says how many. */
export function isMinJudged(text: string): text is MinJudged {
  return /^(?:\d{1,9}|(?:\d{1,2}|100)%)$/.test(text)
}

/** The number of requirements that is meant, of all that a run has; a percentage is rounded up. */
export function leastOf(minJudged: MinJudged, all: number): number {
  const number = Number.parseInt(minJudged, 10)
  return minJudged.endsWith('%') ? Math.ceil((all * number) / 100) : number
}

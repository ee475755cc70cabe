import type { Answer } from '../../rules/wire/wire-rules.ts'
import { changeAnswer } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'
import { sites } from '../kit/sites.ts'

type Row = Record<string, unknown>

/** A page of a list as it is answered, with what was asked for. */
interface PageOfList {
  data: Row[]
  meta: { next_id: unknown; next_page: string | null }
  asked: URLSearchParams
}

/** A rule of pagination, broken by what a page becomes. */
interface Breakage {
  id: string
  sentence: string
  /** Set where it shows on lists of more than two hundred rows only. */
  onLong?: true
  change: (page: PageOfList) => object
}

/** Lists of the sandbox with less than two hundred rows: there are 121 templates of payments. */
const short = new Set(['payment-templates/list'])

const breakages: Breakage[] = [
  {
    id: 'lists-newest-first',
    sentence: 'shows each page with its newest row first',
    change: ({ data, ...page }) => ({ ...page, data: data.toReversed() }),
  },
  {
    id: 'names-next-pages-with-a-host',
    sentence: 'names the next page by an address with scheme and host',
    change: (page) => named(page, (next) => `https://bank.example${next}`),
  },
  {
    id: 'forgets-the-size-in-next-page',
    onLong: true,
    sentence: 'leaves per_page out of next_page',
    change: (page) => named(page, (next) => without(next, 'per_page')),
  },
  {
    id: 'repeats-the-last-row-on-the-next-page',
    sentence: 'names in next_id the last row of the page',
    change: ({ data, meta }) => ({
      data,
      meta: meta.next_id === null ? meta : { ...meta, next_id: data.at(-1)?.['id'] },
    }),
  },
  {
    id: 'ends-after-the-first-page',
    sentence: 'names no next page',
    change: (page) => ({ ...page, meta: { next_id: null, next_page: null } }),
  },
  {
    id: 'holds-fifty-rows-by-default',
    sentence: 'shows 50 rows where no per_page is given',
    change: (page) => (page.asked.has('per_page') ? page : cutAfter(page, 50)),
  },
  {
    id: 'holds-two-hundred-rows-at-most',
    onLong: true,
    sentence: 'shows no more than 200 rows on a page of 250',
    change: (page) => (page.asked.get('per_page') === '250' ? cutAfter(page, 200) : page),
  },
  {
    id: 'leaves-out-meta',
    sentence: 'answers without meta',
    change: ({ data }) => ({ data }),
  },
  {
    id: 'loses-the-last-row-of-small-pages',
    sentence: 'loses the last row of each page of 100 before the last',
    change: ({ data, meta, asked }) => ({
      meta,
      data: asked.get('per_page') === '100' && meta.next_id !== null ? data.slice(0, -1) : data,
    }),
  },
  {
    id: 'starts-after-from-id',
    sentence: 'starts a page with the row after from_id',
    change: ({ data, meta, asked }) => ({ meta, data: asked.has('from_id') ? data.slice(1) : data }),
  },
  {
    id: 'names-no-next-page',
    sentence: 'names the next page by next_id alone',
    change: ({ data, meta }) => ({ data, meta: { ...meta, next_page: null } }),
  },
]

/** Each rule of pagination, broken on one list alone. */
export function pagingAtPlaces(): Fault[] {
  const lists = sites(({ answer }) => typeof answer === 'object' && 'list' in answer && answer.paged === true)
  return [
    ...lists.flatMap(({ name, slug, shown, interfaces, requests }) =>
      breakages
        .filter(({ onLong }) => !onLong || !short.has(name))
        .map(({ id, sentence, change }): Fault => ({
          id: `${id}-at-${slug}`,
          interfaces,
          requests,
          place: 'paginated lists',
          sentence: `The list ${shown} ${sentence}.`,
          patch: (rules) => changeAnswer(rules, name, (answer) => changed(answer, change)),
        })),
    ),
    ...lists.flatMap(({ name, slug, shown, interfaces, requests }) =>
      ['100', '1000'].map((size): Fault => ({
        id: `refuses-pages-of-${size}-at-${slug}`,
        interfaces,
        requests,
        place: 'paginated lists',
        sentence: `The list ${shown} refuses a per_page of ${size}.`,
        patch: (rules) =>
          changeAnswer(rules, name, (answer) =>
            askedOf(answer).get('per_page') === size ? { ...answer, ...refusal } : answer,
          ),
      })),
    ),
  ]
}

const refusal = {
  status: 400,
  json: { error_class: 'WrongRequestFormat', error_message: 'per_page is out of range', request: {} },
}

function changed(answer: Answer, change: Breakage['change']): Answer {
  const { data, meta } = answer.json as Partial<PageOfList>
  return data && meta ? { ...answer, json: change({ data, meta, asked: askedOf(answer) }) } : answer
}

function askedOf({ url = '' }: Answer): URLSearchParams {
  return new URLSearchParams(url.split('?')[1])
}

function named({ data, meta }: PageOfList, change: (next: string) => string): object {
  return { data, meta: { ...meta, next_page: meta.next_page === null ? null : change(meta.next_page) } }
}

function without(next: string, parameter: string): string {
  const [path = '', query] = next.split('?')
  return `${path}?${new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => name !== parameter)).toString()}`
}

/** The page with fewer rows, handing over to the first that it leaves out. */
function cutAfter({ data, meta }: PageOfList, size: number): object {
  const next = data[size]?.['id']
  if (next === undefined) return { data, meta }
  const [path = ''] = meta.next_page?.split('?') ?? []
  return { data: data.slice(0, size), meta: { next_id: next, next_page: `${path}?from_id=${String(next)}` } }
}

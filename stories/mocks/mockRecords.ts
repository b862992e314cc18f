/** Mocks of a feature's list and records, derived from its endpoints: all states that stories of such a feature need. */
import { type Endpoint, type Page, parseQuery } from '@derrick/domain/contract';
import { type HttpHandler, http } from 'msw';
import { users } from './auth.ts';
import { mock } from './mock.ts';
import { normalizeForSearch, pageOf } from './paging.ts';
import { storyId } from './people.ts';
import { api, failure, never } from './replies.ts';

interface StoryRecord {
  id: string;
  version?: number;
}

interface RecordOptions<Item extends StoryRecord, Input> {
  list: Endpoint<string, unknown, unknown, Page<Item>>;
  get?: Endpoint<string, unknown, unknown, Item>;
  create: Endpoint<string, unknown, Input, Item>;
  update: Endpoint<string, unknown, unknown, Item>;
  remove: Endpoint;
  /** The records of the story company. */
  records: readonly Item[];
  /** Number of the kind of record in `storyId`. */
  idKind: number;
  /** Builds the stored record of a new or changed one. */
  store: (input: Input, id: string, before: Item | undefined) => Item;
  /** Texts that the search finds. */
  textsOf: (item: Item) => readonly string[];
  /** Order of the list without `sort`. */
  compare: (a: Item, b: Item) => number;
  /** Field with the date that `fromDate` and `toDate` filter by. */
  dateField?: keyof Item & string;
  /** Field whose value only one record can have. */
  uniqueField?: keyof Item & string;
  /** Name of the record in the data of a conflict, for versioned records. */
  conflictField?: string;
  /** Handlers of other requests of the screens. */
  others?: () => HttpHandler[];
}

const SERVER_ERROR = 'The database is being moved. Try again in a minute.';

const internal = () => failure(500, 'INTERNAL', SERVER_ERROR);
const notFound = () => failure(404, 'NOT_FOUND', 'It does not exist or has been deleted');

const textIn = (value: object, field: string): string => String(Reflect.get(value, field) ?? '');

/** Compares two values of a field in the order of the server: texts as words, numbers by size. */
function compareField(field: string) {
  return (a: object, b: object): number => {
    const [first, second]: unknown[] = [Reflect.get(a, field), Reflect.get(b, field)];
    if (typeof first === 'number' && typeof second === 'number') return first - second;
    return String(first ?? '').localeCompare(String(second ?? ''));
  };
}

/** Returns true if a record has one of the values that a query field selects. */
const hasChoice = (item: object, field: string, value: unknown) =>
  !Array.isArray(value) || value.length === 0 || value.includes(Reflect.get(item, field));

export function mockRecords<Item extends StoryRecord, Input extends object>(
  options: RecordOptions<Item, Input>,
) {
  const { list, get, create, update, remove, records, idKind, store, compare, dateField, uniqueField } =
    options;

  function listed(all: readonly Item[], request: Request): Page<Item> {
    if (!list.query) throw new TypeError('A list needs an endpoint with a query');
    const query = Object(parseQuery(new URL(request.url).searchParams, list.query));
    const { search = '', sort, fromDate = '', toDate = '9999', pageNumber, pageSize } = query;
    const words = normalizeForSearch(search).split(/\s+/);
    const isFound = (item: Item) => {
      const text = normalizeForSearch(options.textsOf(item).join(' '));
      return words.every((word) => text.includes(word));
    };
    const isInRange = (item: Item) => {
      const day = dateField ? textIn(item, dateField).slice(0, 10) : '';
      return dateField === undefined || (day >= fromDate && day <= toDate);
    };
    const hasChoices = (item: Item) =>
      Object.entries(query).every(([field, value]) => !(field in item) || hasChoice(item, field, value));
    const direction = sort?.startsWith('-') ? -1 : 1;
    const order = sort === undefined ? compare : compareField(sort.replace('-', ''));
    const matching = all
      .filter((item) => isFound(item) && isInRange(item) && hasChoices(item))
      .sort((a, b) => (sort === undefined ? 1 : direction) * order(a, b) || compare(a, b));
    return pageOf(matching, { pageNumber, pageSize });
  }

  /** Answers all requests from one list, with paging, search, filters, order and changes. */
  function ready(initial: readonly Item[] = records): HttpHandler[] {
    let all = [...initial];
    const find = (id: string) => all.find((item) => item.id === id);
    const taken = (input: Input, id?: string) =>
      uniqueField !== undefined &&
      all.some(
        (item) =>
          item.id !== id &&
          textIn(item, uniqueField).toLowerCase() === textIn(input, uniqueField).toLowerCase(),
      );
    const nameTaken = () =>
      failure(409, 'CONFLICT', 'This name is already in use', { [uniqueField ?? '']: 'nameTaken' });
    return [
      mock<Endpoint>(list, ({ request }) => listed(all, request)),
      ...(get ? [mock<Endpoint>(get, ({ params }) => find(idOf(params)) ?? notFound())] : []),
      mock<Endpoint>(create, ({ body }) => {
        // `mock` has validated the body with the struct of the endpoint.
        const input = body as Input;
        if (taken(input)) return nameTaken();
        const created = store(input, storyId(idKind, 900 + all.length), undefined);
        all = [...all, created];
        return created;
      }),
      mock<Endpoint>(update, ({ params, body }) => {
        const before = find(idOf(params));
        if (!before) return notFound();
        const input = body as Input;
        if (taken(input, before.id)) return nameTaken();
        const changed = store(input, before.id, before);
        all = all.map((item) => (item.id === changed.id ? changed : item));
        return changed;
      }),
      mock<Endpoint>(remove, ({ params }) => {
        const id = idOf(params);
        if (!find(id)) return notFound();
        all = all.filter((item) => item.id !== id);
        return { id };
      }),
      ...(options.others?.() ?? []),
    ];
  }

  const path = list.path.slice(1);
  const everyCall = (answer: Parameters<typeof http.all>[1]) => [
    http.all(api(path), answer),
    http.all(api(`${path}/*`), answer),
  ];

  return {
    /** The records of the story company, or the given ones. */
    ready,
    empty: () => ready([]),
    pending: () => everyCall(never),
    serverError: () => everyCall(internal),
    savePending: () => [mock<Endpoint>(create, never), mock<Endpoint>(update, never), ...ready()],
    /** Changes fail, reading succeeds. */
    changesFail: () => [
      ...[create, update, remove].map((endpoint) => mock<Endpoint>(endpoint, internal)),
      ...ready(),
    ],
    /** Another user has changed the first record since the form was loaded. */
    conflict(changes: Partial<Item>) {
      const newer = { ...records[0], ...changes, version: 2 };
      const { id, fullname } = users.MANAGER;
      const data = {
        changedBy: { id, fullname },
        changedAt: new Date(Date.now() - 120_000).toISOString(),
        [options.conflictField ?? '']: newer,
      };
      const body = { success: false, code: 'CONFLICT', message: 'Another user has changed it', data };
      return [
        mock<Endpoint>(update, ({ version }) =>
          version === 1 ? Response.json(body, { status: 409 }) : undefined,
        ),
        ...ready(),
      ];
    },
  };
}

const idOf = (params: object): string => textIn(params, 'id');

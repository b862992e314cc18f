import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Role } from '@derrick/domain/auth';
import { fileUrlStruct } from '@derrick/domain/files';
import { type Ticket, ticketPageStruct, ticketStruct } from '@derrick/domain/tickets';
import type { Random } from '../../seed/random.ts';
import { type Client, dataOf } from './client.ts';
import type { Ledger } from './ledger.ts';

/** Settings of a simulated user. */
export interface Person {
  role: Role;
  client: Client;
  processes: number;
  random: Random;
  ledger: Ledger;
  /** Average pause between two actions in milliseconds. */
  pauseMs: number;
}

const words = [
  'pump',
  'mesquite',
  'separator',
  'ana soto',
  'pad 12',
  'TK-1234',
  'valve oil',
  'ridge energy',
  'zz',
] as const;

/** A signed-in user who reads and writes until a given time. */
export class Worker {
  readonly #person: Person;
  /** Tickets last seen by this user, and those of them without an invoice. */
  #seen: string[] = [];
  #open: string[] = [];
  #files: string[] = [];

  /** Actions of all roles in percent. The lists below add the actions of each role. */
  readonly #ofAll = [
    { share: 25, act: () => this.#list() },
    { share: 10, act: () => this.#search() },
    { share: 10, act: () => this.#overview() },
    { share: 15, act: () => this.#look() },
    { share: 15, act: () => this.#create() },
    { share: 13, act: () => this.#change() },
  ];
  readonly #ofTechnicians = [
    { share: 6, act: () => this.#upload() },
    { share: 6, act: () => this.#download() },
  ];
  readonly #ofOffice = [
    { share: 3, act: () => this.#remove() },
    { share: 3, act: () => this.#person.client.send('statistics', '/ticket/statistics?fromDate=2026-10-01') },
    { share: 5, act: () => this.#person.client.send('people', '/users/load/technicians?pageNumber=2') },
    { share: 1, act: () => this.#person.client.send('export', `/ticket/export.csv?fromDate=${today()}`) },
  ];

  constructor(person: Person) {
    this.#person = person;
  }

  /** Works until a time of `performance.now()`. */
  async work(until: number): Promise<void> {
    const { random, pauseMs, role } = this.#person;
    const habits =
      role === 'TECHNICIAN' ? [...this.#ofAll, ...this.#ofTechnicians] : [...this.#ofAll, ...this.#ofOffice];
    while (performance.now() < until) {
      let percent = random.next() * 100;
      const habit = habits.find(({ share }) => {
        percent -= share;
        return percent < 0;
      });
      await habit?.act();
      // Random pause between zero and twice the average.
      await delay(random.next() * 2 * pauseMs);
    }
  }

  async #list(): Promise<void> {
    const page = this.#person.random.between(1, 40);
    const { status, text } = await this.#person.client.send(
      'list',
      `/ticket?filterOptions=none&pageNumber=${page}`,
    );
    if (status !== 200) return;
    const { data } = dataOf(text, ticketPageStruct);
    this.#seen = data.map(({ id }) => id);
    this.#open = data.flatMap(({ id, invoiceId }) => (invoiceId === null ? [id] : []));
  }

  async #search(): Promise<void> {
    const search = encodeURIComponent(this.#person.random.pick(words));
    await this.#person.client.send('search', `/ticket?filterOptions=none&search=${search}`);
  }

  async #overview(): Promise<void> {
    const zone = 'timeZone=America/Chicago';
    await Promise.all([
      this.#person.client.send('overview', `/users/load/super/admin/overview/stats?${zone}`),
      this.#person.client.send('overview', `/overview/weekly-hours?${zone}`),
      this.#person.client.send('overview', `/overview/waiting-customers?${zone}`),
    ]);
  }

  async #look(ids: readonly string[] = this.#seen): Promise<Ticket | undefined> {
    const id = ids[this.#person.random.between(0, ids.length - 1)];
    if (id === undefined) return undefined;
    const { status, text } = await this.#person.client.send('open', `/ticket/${id}`);
    return status === 200 ? dataOf(text, ticketStruct) : undefined;
  }

  #input(notes: string, attachments: readonly string[] = []) {
    const { random } = this.#person;
    return {
      location: `Pad ${random.between(1, 480)}, Midland, TX`,
      wellName: `Mesquite ${random.between(1, 96)}`,
      description: 'Replaced the packing on the pump jack and checked the stuffing box for leaks.',
      notes,
      workHours: random.between(1, 80) / 10,
      customerCompany: `Customer ${random.between(1, 40)}`,
      attachments: attachments.map((fileUrl) => ({ fileUrl })),
    };
  }

  /**
   * Creates a ticket. One request in five is sent twice at the same time to different processes and must create only one
   * ticket.
   */
  async #create(attachments: readonly string[] = []): Promise<string | undefined> {
    const { client, random, processes, ledger } = this.#person;
    const body = this.#input(randomUUID(), attachments);
    const idempotencyKey = randomUUID();
    const places = random.chance(0.2) ? [...Array(processes).keys()] : [random.between(0, processes - 1)];
    const replies = await Promise.all(
      places.map((process) =>
        client.send('create', '/ticket', { method: 'POST', body, idempotencyKey, process }),
      ),
    );
    const created = replies.flatMap(({ status, text }) =>
      status === 201 ? [dataOf(text, ticketStruct)] : [],
    );
    if (new Set(created.map(({ id }) => id)).size > 1) ledger.wrong.push('one key has made two tickets');
    const [ticket] = created;
    if (!ticket) return undefined;
    const { id, notes } = ticket;
    this.#open.push(id);
    // Another user may have found and changed the ticket before this response was read.
    if (!ledger.tickets.has(id)) {
      ledger.tickets.set(id, { number: numberOf(ticket), notes, version: 1, isDeleted: false });
    }
    return id;
  }

  async #change(): Promise<void> {
    const { client, ledger } = this.#person;
    const before = await this.#look(this.#open);
    if (!before) return;
    const attachments = before.attachments.map(({ fileUrl }) => fileUrl);
    const body = {
      ...this.#input(randomUUID(), attachments),
      technicianId: before.technicianId,
      version: before.version,
    };
    const { status, text } = await client.send('change', `/ticket/${before.id}`, { method: 'PUT', body });
    if (status !== 200) return;
    const { id, notes, version, ...rest } = dataOf(text, ticketStruct);
    ledger.updates += 1;
    // The responses to two changes may arrive in a different order.
    if (version < (ledger.tickets.get(id)?.version ?? 0)) return;
    const isDeleted = ledger.tickets.get(id)?.isDeleted ?? false;
    ledger.tickets.set(id, { number: numberOf(rest), notes, version, isDeleted });
  }

  async #remove(): Promise<void> {
    const { ledger } = this.#person;
    const ticket = await this.#look(this.#open);
    if (!ticket) return;
    const { status } = await this.#person.client.send('delete', `/ticket/${ticket.id}`, { method: 'DELETE' });
    const saved = ledger.tickets.get(ticket.id) ?? { number: numberOf(ticket), notes: null, version: 0 };
    if (status === 200) ledger.tickets.set(ticket.id, { ...saved, isDeleted: true });
  }

  async #upload(): Promise<void> {
    const { ledger } = this.#person;
    const text = `${randomUUID()} `.repeat(1000);
    const form = new FormData();
    form.append('file', new Blob([text]), 'report.txt');
    const reply = await this.#person.client.send('upload', '/file', { method: 'POST', form });
    if (reply.status !== 201) return;
    const url = dataOf(reply.text, fileUrlStruct);
    const ticketId = await this.#create([url]);
    if (ticketId === undefined) return;
    ledger.files.push({ url, text, ticketId });
    this.#files.push(url);
  }

  async #download(): Promise<void> {
    const { random, ledger } = this.#person;
    const url = this.#files[random.between(0, this.#files.length - 1)];
    if (url === undefined) return;
    const { status, text } = await this.#person.client.send('download', url.slice(url.indexOf('/file/')));
    const isOurs = ledger.files.some((file) => file.url === url && file.text === text);
    // The response is 404 after the ticket was deleted.
    if (status === 200 && !isOurs) ledger.wrong.push(`${url} holds something else`);
  }
}

const today = () => new Date().toISOString().slice(0, 10);

const numberOf = ({ jobcode }: Pick<Ticket, 'jobcode'>) => Number(jobcode.slice('TK-'.length));

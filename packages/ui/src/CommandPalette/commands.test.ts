import { describe, expect, it } from 'vitest';
import { arrangeCommands, type Command } from './commands.ts';

const commands: Command[] = [
  { id: 'tickets', label: 'Job tickets', section: 'Go to' },
  { id: 'invoices', label: 'Invoices', section: 'Go to', keywords: ['bills'] },
  { id: 'new', label: 'New ticket', section: 'Actions' },
  { id: 'ticket-export', label: 'Ticket export', section: 'Actions' },
];
const emptyArrangement = { commands, serverCommands: [], recentIds: [], recentTitle: 'Recent', text: '' };

const idsOf = (sections: ReturnType<typeof arrangeCommands>) =>
  sections.map(({ title, commands: entries }) => [title, ...entries.map(({ id }) => id)]);

describe('arrangeCommands', () => {
  it('groups commands by section and lists recent commands first and only once', () => {
    expect(idsOf(arrangeCommands({ ...emptyArrangement, recentIds: ['new', 'gone', 'invoices'] }))).toEqual([
      ['Recent', 'new', 'invoices'],
      ['Go to', 'tickets'],
      ['Actions', 'ticket-export'],
    ]);
  });

  it('matches labels and keywords regardless of case and accents, and lists labels that begin with the text first', () => {
    expect(idsOf(arrangeCommands({ ...emptyArrangement, text: ' TÍCKET' }))).toEqual([
      ['Actions', 'ticket-export', 'new'],
      ['Go to', 'tickets'],
    ]);
    expect(idsOf(arrangeCommands({ ...emptyArrangement, text: 'bill' }))).toEqual([['Go to', 'invoices']]);
  });

  it('appends server results without filtering them and removes duplicate commands', () => {
    const serverCommands = [
      { id: 't-1', label: '#TK-1042', section: 'Tickets' },
      { id: 'tickets', label: 'Job tickets', section: 'Tickets' },
    ];
    expect(idsOf(arrangeCommands({ ...emptyArrangement, serverCommands, text: 'job' }))).toEqual([
      ['Go to', 'tickets'],
      ['Tickets', 't-1'],
    ]);
  });
});

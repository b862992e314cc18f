import type { DocumentTicket } from '@derrick/domain/invoices';
import { ink } from './colors.ts';
import type { Paper } from './paper.ts';
import { textStyles } from './text.ts';

const GAP = 8;

/** Draws the facts of tickets below each other. A ticket is never split across pages, unless it is taller than one. */
export function drawTickets(paper: Paper, heading: string, tickets: readonly DocumentTicket[]): void {
  const { width } = paper;
  const heightOf = ({ heading: name, facts }: DocumentTicket) =>
    paper.heightOf('strong', name, width) +
    facts.reduce((sum, fact) => sum + paper.heightOf('small', fact, width), 0);
  for (const [index, ticket] of tickets.entries()) {
    const isFirst = index === 0;
    paper.makeRoom(heightOf(ticket) + (isFirst ? textStyles.label.lineHeight + GAP : 0));
    const write = (tag: string, style: 'label' | 'strong' | 'small', text: string, color: string) => {
      paper.y += paper.write(paper.root, tag, style, text, { x: paper.left, y: paper.y, width, color });
    };
    if (isFirst) {
      write('H2', 'label', heading, paper.accent.text);
      paper.y += 3;
    }
    write('H3', 'strong', ticket.heading, ink.text);
    for (const fact of ticket.facts) write('P', 'small', fact, ink.muted);
    paper.y += GAP;
  }
}

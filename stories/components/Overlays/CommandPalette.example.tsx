import { Button } from '@derrick/ui/Button';
import { type Command, CommandPalette } from '@derrick/ui/CommandPalette';
import { useState } from 'react';

const commands: readonly Command[] = [
  { id: '/tickets', label: 'Job tickets', section: 'Go to' },
  { id: '/invoices', label: 'Invoices', section: 'Go to' },
  { id: '/tickets/new', label: 'New ticket', section: 'Actions', keywords: ['create', 'add'] },
];

// Defined outside of the component: a new function with each render would repeat the request.
async function searchTickets(text: string, signal: AbortSignal): Promise<readonly Command[]> {
  const reply = await fetch(`/search?text=${encodeURIComponent(text)}`, { signal });
  if (!reply.ok) throw new Error('The search has failed');
  const tickets: { id: string; name: string }[] = await reply.json();
  return tickets.map(({ id, name }) => ({ id: `/tickets/${id}`, label: name, section: 'Tickets' }));
}

/** Pages, actions and tickets by name. Their ids are addresses, so that one `navigate` call handles all of them. */
export function Commands({ navigate }: { navigate: (href: string) => void }) {
  const [recentIds, setRecentIds] = useState<readonly string[]>([]);
  return (
    <CommandPalette
      trigger={<Button>Search</Button>}
      commands={commands}
      onSearch={searchTickets}
      recentIds={recentIds}
      onAction={({ id }) => {
        setRecentIds([id, ...recentIds.filter((recent) => recent !== id)].slice(0, 5));
        navigate(id);
      }}
    />
  );
}

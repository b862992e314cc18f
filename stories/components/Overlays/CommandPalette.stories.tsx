import { Button } from '@derrick/ui/Button';
import { type Command, CommandPalette } from '@derrick/ui/CommandPalette';
import { FilePlus2, ReceiptText, Ticket } from 'lucide-react';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ownPage } from '../ownPage.ts';
import { Commands } from './CommandPalette.example.tsx';

const commands: Command[] = [
  { id: 'tickets', label: 'Job tickets', section: 'Go to', icon: <Ticket size={16} />, shortcut: 'G T' },
  { id: 'invoices', label: 'Invoices', section: 'Go to', icon: <ReceiptText size={16} />, shortcut: 'G I' },
  {
    id: 'new-ticket',
    label: 'New ticket',
    section: 'Actions',
    icon: <FilePlus2 size={16} />,
    keywords: ['create', 'add'],
    shortcut: 'N',
  },
  {
    id: 'export',
    label: 'Export tickets',
    section: 'Actions',
    description: 'The list as it is filtered now',
  },
];

const meta = preview.meta({
  title: 'Components/Overlays/CommandPalette',
  tags: ['autodocs'],
  parameters: ownPage(520),
  component: CommandPalette,
  args: { commands, onAction: fn(), onOpenChange: fn(), trigger: <Button>Commands</Button> },
});

const palette = async (name = 'Commands') => within(await screen.findByRole('dialog', { name }));
const namesIn = (scope: ReturnType<typeof within>) =>
  scope.queryAllByRole('option').map(({ textContent }: HTMLElement) => textContent);

/** Ctrl+K opens the palette. The keyboard searches, moves and runs a command. Closing returns the focus. */
export const Keyboard = meta.story({
  args: { recentIds: ['export'] },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Commands' });
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = await palette();
    const input = await dialog.findByRole('combobox', { name: 'Commands' });
    await waitFor(() => expect(input).toHaveFocus());

    await step('lists recent commands first, then all commands under their headings', async () => {
      await expect(dialog.getAllByRole('group').map(({ firstChild }) => firstChild?.textContent)).toEqual([
        'Recent',
        'Go to',
        'Actions',
      ]);
      await expect(dialog.getByText('G T')).toBeVisible();
    });
    await step('arrow keys wrap at the ends', async () => {
      const activeName = () =>
        document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
      await expect(activeName()).toContain('Export tickets');
      await userEvent.keyboard('{ArrowUp}');
      await expect(activeName()).toContain('New ticket');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(activeName()).toContain('Job tickets');
    });
    await step('Enter runs the active command', async () => {
      await userEvent.keyboard('add{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 'new-ticket' }));
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('reopens empty, and Escape closes it', async () => {
      await userEvent.keyboard('{Meta>}k{/Meta}');
      await expect(await (await palette()).findByRole('combobox')).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

/** A press on an entry runs it. A press outside closes the palette. */
export const Mouse = meta.story({
  args: { defaultOpen: true },
  play: async ({ args }) => {
    const dialog = await palette();
    await userEvent.hover(dialog.getByRole('option', { name: /Invoices/ }));
    await expect(dialog.getByRole('option', { name: /Invoices/ })).toHaveAttribute('data-active');
    await userEvent.click(dialog.getByRole('option', { name: /Invoices/ }));
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 'invoices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const serverCommand = (label: string): Command => ({ id: label, label, section: 'Tickets' });

/** The server adds its matches. A late reply to a previous text never replaces the reply to the current text. */
export const Searching = meta.story({
  args: { defaultOpen: true },
  play: async ({ args, mount }) => {
    const answers = new Map<string, (entries: readonly Command[]) => void>();
    const onSearch = (text: string) =>
      new Promise<readonly Command[]>((resolve) => {
        answers.set(text, resolve);
      });
    await mount(<CommandPalette {...args} onSearch={onSearch} />);
    const dialog = await palette();
    const input = await dialog.findByRole('combobox');
    await userEvent.type(input, 'rid');
    await waitFor(() => expect(answers.has('rid')).toBe(true));
    await expect(dialog.getByText('Searching…')).toBeVisible();
    await userEvent.type(input, 'ge');
    await waitFor(() => expect(answers.has('ridge')).toBe(true));
    answers.get('ridge')?.([serverCommand('#TK-1042 Ridgeback 14-2H')]);
    await waitFor(() => expect(namesIn(dialog)).toEqual(['#TK-1042 Ridgeback 14-2H']));
    answers.get('rid')?.([serverCommand('#TK-7 Riddle')]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(namesIn(dialog)).toEqual(['#TK-1042 Ridgeback 14-2H']);
    await expect(dialog.getByRole('status')).toHaveTextContent('1 result');
  },
});

/** The palette keeps its height, and the active entry stays active when the server adds entries before it. */
export const StaysAsItIs = meta.story({
  args: { defaultOpen: true },
  play: async ({ args, mount }) => {
    let answer: (entries: readonly Command[]) => void = () => {};
    const onSearch = () =>
      new Promise<readonly Command[]>((resolve) => {
        answer = resolve;
      });
    await mount(<CommandPalette {...args} onSearch={onSearch} />);
    const window = await screen.findByRole('dialog', { name: 'Commands' });
    const dialog = within(window);
    const input = await dialog.findByRole('combobox');
    const activeName = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    const height = window.getBoundingClientRect().height;

    await userEvent.type(input, 'tick');
    await expect(namesIn(dialog)).toEqual([
      'Job ticketsG T',
      expect.stringContaining('New ticket'),
      expect.anything(),
    ]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeName()).toContain('New ticket');
    await waitFor(async () => {
      answer([{ id: 'archive', label: 'Ticket archive', section: 'Go to' }]);
      await expect(dialog.getByText('Ticket archive')).toBeVisible();
    });
    await expect(namesIn(dialog)[1]).toBe('Ticket archive');
    await expect(activeName()).toContain('New ticket');
    await expect(window.getBoundingClientRect().height).toBe(height);

    await userEvent.clear(input);
    await userEvent.type(input, 'zzz');
    await expect(window.getBoundingClientRect().height).toBe(height);
  },
});

/** The server's matches could not be loaded: the user can retry, and the local commands work meanwhile. */
export const Failed = meta.story({
  args: { defaultOpen: true },
  globals: { theme: 'dark' },
  play: async ({ args, mount }) => {
    let isOnline = false;
    const onSearch = async () => {
      if (!isOnline) throw new Error('offline');
      return [];
    };
    await mount(<CommandPalette {...args} onSearch={onSearch} />);
    const dialog = await palette();
    await userEvent.type(await dialog.findByRole('combobox'), 'ticket');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The search did not work.');
    await expect(dialog.getByRole('option', { name: /New ticket/ })).toBeVisible();
    isOnline = true;
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await userEvent.type(dialog.getByRole('combobox'), 'zzz');
    await expect(await dialog.findByText('Nothing found for “ticketzzz”')).toBeVisible();
  },
});

export const PhoneSpanish = meta.story({
  args: {
    defaultOpen: true,
    recentIds: ['tickets'],
    commands: [
      { id: 'tickets', label: 'Tickets de trabajo', section: 'Ir a', icon: <Ticket size={16} /> },
      { id: 'new', label: 'Nuevo ticket', section: 'Acciones', icon: <FilePlus2 size={16} /> },
    ],
  },
  globals: { locale: 'es', viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await palette('Comandos');
    await expect(dialog.getByText('Recientes')).toBeVisible();
    await expect(dialog.getByPlaceholderText('Escriba un comando o busque')).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  args: { defaultOpen: true },
  globals: { direction: 'rtl' },
  play: async () => {
    const [icon, text] = [...((await (await palette()).findAllByRole('option'))[0]?.children ?? [])];
    await expect(icon?.getBoundingClientRect().left).toBeGreaterThan(text?.getBoundingClientRect().left ?? 0);
  },
});

const navigate = fn();

/** Example to copy: pages, actions and matches from a server. */
export const FoundOnAServer = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/search', () => HttpResponse.json([{ id: '7', name: 'Bakken Federal 4-22H' }])));
  },
  render: () => <Commands navigate={navigate} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await userEvent.type(await (await palette()).findByRole('combobox'), 'bakken');
    await userEvent.click(await (await palette()).findByRole('option', { name: /Bakken/ }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/tickets/7'));
  },
});

import { MultiSelect } from '@derrick/ui/MultiSelect';
import { controlSizes } from '@derrick/ui/theme';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { technicians } from '../../mocks/people.ts';
import { narrow } from '../narrow.tsx';
import { ownPage } from '../ownPage.ts';
import { Rows } from '../Rows.tsx';

const people = technicians.map(({ id, fullname }) => ({ id, label: fullname }));
const [first, second] = people;

const meta = preview.meta({
  component: MultiSelect,
  title: 'Components/Fields/MultiSelect',
  tags: ['autodocs'],
  parameters: ownPage(460),
  args: { label: 'Technicians', items: people, onSelectionChange: fn() },
  decorators: [narrow],
});

/**
 * The button opens the list and focuses its search. The chosen names appear in the button, and first in the list when it
 * opens again.
 */
export const Choosing = meta.story({
  args: { name: 'technician' },
  render: (args) => (
    <form data-testid="form">
      <MultiSelect {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Technicians' });
    await expect(button).toHaveAccessibleDescription('Choose an option');
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Technicians' });
    await waitFor(() => expect(within(dialog).getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('sofia');
    await userEvent.click(within(dialog).getByRole('option', { name: 'Sofía Peña' }));
    // The first Escape clears the search.
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleDescription('Sofía Peña');
    const values = () => new FormData(canvas.getByTestId<HTMLFormElement>('form')).getAll('technician');
    await expect(values()).toEqual([people.find(({ label }) => label === 'Sofía Peña')?.id]);
    await userEvent.keyboard('{Enter}');
    const [top] = within(await screen.findByRole('dialog')).getAllByRole('option');
    await expect(top).toHaveAccessibleName('Sofía Peña');
    await expect(top).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    canvas.getByTestId<HTMLFormElement>('form').reset();
    await waitFor(() => expect(values()).toEqual([]));
  },
});

/**
 * "Select all shown" selects the found items, "Clear" deselects all, and the clear button clears the selection without
 * opening the list.
 */
export const Many = meta.story({
  args: { defaultSelectedKeys: new Set([first?.id ?? '', second?.id ?? '']) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Technicians' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('searchbox'), 'sofia');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select all shown' }));
    await expect(canvas.getByText('3 selected')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clear' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select all shown' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    canvas.getByRole('button', { name: 'Clear Technicians' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
    await expect(canvas.getByRole('button', { name: 'Technicians' })).toHaveFocus();
  },
});

/** A server finds the items. Items chosen before keep their names and stay in the list. */
export const FromServer = meta.story({
  render: function Found(args) {
    const [items, setItems] = useState(people.slice(0, 3));
    return (
      <MultiSelect
        {...args}
        items={items}
        onSearch={(text) => setItems(people.filter(({ label }) => label.startsWith(text)).slice(0, 3))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Technicians' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('option', { name: first?.label ?? '' }));
    await userEvent.type(within(dialog).getByRole('searchbox'), 'Wei{Enter}');
    await expect(within(dialog).getByRole('option', { name: 'Wei Zhang' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByText(`${first?.label}, Wei Zhang`)).toBeInTheDocument();
  },
});

/** The items fail to load: the list shows the message and a Retry button, on a phone in the dark theme and in Spanish. */
export const FailedOnPhone = meta.story({
  globals: { locale: 'es', theme: 'dark', viewport: { value: 'phone' } },
  args: {
    label: 'Técnicos',
    items: [],
    status: { kind: 'failed', message: 'No se pudieron cargar los técnicos', onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Técnicos' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron cargar los técnicos');
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await expect(args.status?.kind === 'failed' && args.status.onRetry).toHaveBeenCalledOnce();
    await expect(screen.getByRole('dialog').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
});

export const States = meta.story({
  render: (args) => (
    <Rows>
      {controlSizes.map((size) => (
        <MultiSelect key={size} {...args} label={`Size ${size}`} size={size} />
      ))}
      <MultiSelect
        {...args}
        label="Many"
        isRequired
        description="All of them see the ticket."
        defaultSelectedKeys={new Set(people.map(({ id }) => id))}
      />
      <MultiSelect {...args} label="Disabled" isDisabled defaultSelectedKeys={new Set([first?.id ?? ''])} />
      <MultiSelect {...args} label="Read-only" isReadOnly defaultSelectedKeys={new Set([first?.id ?? ''])} />
      <MultiSelect {...args} label="Invalid" errorMessage="Choose at least one" />
    </Rows>
  ),
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultSelectedKeys: new Set([first?.id ?? '']) },
});

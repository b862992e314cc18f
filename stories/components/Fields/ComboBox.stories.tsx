import { ComboBox, type ComboBoxItem } from '@derrick/ui/ComboBox';
import { controlSizes } from '@derrick/ui/theme';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { technicians } from '../../mocks/people.ts';
import { narrow } from '../narrow.tsx';
import { ownPage } from '../ownPage.ts';
import { Rows } from '../Rows.tsx';

const people: readonly ComboBoxItem[] = technicians.map(({ id, fullname }) => ({ id, label: fullname }));

const meta = preview.meta({
  component: ComboBox,
  title: 'Components/Fields/ComboBox',
  tags: ['autodocs'],
  args: { label: 'Technician', items: people, onChange: fn(), onSearch: fn() },
  decorators: [narrow],
});

/** The search ignores case and accents. Enter chooses the first match. */
export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Technician' });
    await userEvent.type(input, 'trevino');
    await expect(args.onSearch).toHaveBeenLastCalledWith('trevino');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Oscar Treviño',
    ]);
    await expect(input).toHaveAttribute('aria-activedescendant', canvas.getByRole('option').id);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Oscar Treviño');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** Arrows open the list and wrap at its ends. Enter chooses. The focus stays in the input. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Luis Ortega');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toHaveTextContent('Wei Zhang');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('Dana Whitfield');
    await userEvent.keyboard('{PageDown}');
    await expect(active()).toHaveTextContent('Elena Vargas');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Elena Vargas');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Elena Vargas');
    await expect(active()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(input).toHaveValue('Elena Vargas');
  },
});

/** The user leaves or presses Escape after typing a text that matches no item: the field shows its value again. */
export const GivenUp = meta.story({
  args: { defaultValue: people[0] ?? null },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, ' and someone');
    await expect(canvas.getByText('Nothing found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Luis Ortega');
    await userEvent.type(input, 'x');
    await userEvent.tab();
    await expect(input).toHaveValue('Luis Ortega');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Typing the complete name of an item chooses the item without opening the list. */
export const WholeName = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sofia pena');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveValue('Sofía Peña');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/**
 * A press on the field or its button opens the list, a press on an option chooses it, and the clear button clears the
 * field.
 */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Show options for Technician' }));
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole('option', { name: 'Sam Okafor' }));
    await expect(input).toHaveValue('Sam Okafor');
    await userEvent.click(input);
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Technician' }));
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

/** `allowsCustomValue` makes any text a value. A text equal to the name of an item chooses that item. */
export const CustomValue = meta.story({
  args: { label: 'Customer company', allowsCustomValue: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Brand New Oil');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(input).toHaveValue('Brand New Oil');
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: '', label: 'Brand New Oil' });
    await userEvent.clear(input);
    await userEvent.type(input, 'dana whitfield');
    await userEvent.tab();
    await expect(input).toHaveValue('Dana Whitfield');
  },
});

/**
 * A text that matches no item can create one: with the last option, or with Enter if nothing else matches. Leaving the
 * field creates nothing.
 */
export const Creating = meta.story({
  args: { label: 'Customer', onCreate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Sam');
    const options = canvas.getAllByRole('option');
    await expect(options.at(-1)).toHaveTextContent('Create “Sam”');
    await userEvent.tab();
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(input, 'Basin Energy{Enter}');
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith('Basin Energy');
    await userEvent.clear(input);
    await userEvent.type(input, 'luis ortega');
    await expect(canvas.queryByText(/^Create/)).toBeNull();
  },
});

/**
 * A form submits the id of the item, and its reset restores the field. `isFiltered: false` shows the items from a server
 * unfiltered.
 */
export const InForm = meta.story({
  args: { name: 'technician', isFiltered: false },
  render: (args) => (
    <form data-testid="form">
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByTestId<HTMLFormElement>('form');
    await userEvent.type(canvas.getByRole('combobox'), 'the one from Midland');
    await expect(canvas.getAllByRole('option')).toHaveLength(people.length);
    await userEvent.click(canvas.getByRole('option', { name: 'Wei Zhang' }));
    await expect(new FormData(form).get('technician')).toBe(people.at(-1)?.id);
    form.reset();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''));
    await expect(new FormData(form).has('technician')).toBe(false);
  },
});

/** Items are loading from a server; a failure offers Retry. */
export const Loading = meta.story({
  args: { items: [], status: { kind: 'loading' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Loading…')).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { items: [], status: { kind: 'failed', message: 'Failed to load technicians', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load technicians');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();

    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Open = meta.story({
  args: { defaultValue: people[1] ?? null, listDescription: 'Type to find more' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: 'Dana Whitfield' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

/** Near the bottom of the window a long list opens above the field and a list of one option opens below it. */
export const NearBottom = meta.story({
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', alignItems: 'end', blockSize: 'calc(100dvh - 6rem)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: ownPage(520),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    const bottomOf = (element: HTMLElement) => element.getBoundingClientRect().bottom;
    await userEvent.click(input);
    await expect(bottomOf(canvas.getByRole('listbox'))).toBeLessThan(bottomOf(input));
    await userEvent.type(input, 'trevino');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await waitFor(() => expect(bottomOf(canvas.getByRole('listbox'))).toBeGreaterThan(bottomOf(input)));
  },
});

export const States = meta.story({
  render: (args) => (
    <Rows>
      {controlSizes.map((size) => (
        <ComboBox key={size} {...args} label={`Size ${size}`} size={size} defaultValue={people[0]} />
      ))}
      <ComboBox {...args} label="Required" isRequired />
      <ComboBox {...args} label="Disabled" isDisabled defaultValue={people[0]} />
      <ComboBox {...args} label="Read-only" isReadOnly defaultValue={people[0]} />
      <ComboBox {...args} label="Invalid" errorMessage="Please choose a technician" />
    </Rows>
  ),
});

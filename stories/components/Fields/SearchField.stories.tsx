import { Button } from '@derrick/ui/Button';
import { Inline } from '@derrick/ui/Inline';
import { SearchField } from '@derrick/ui/SearchField';
import { controlSizes } from '@derrick/ui/theme';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';
import { Rows } from '../Rows.tsx';

const meta = preview.meta({
  component: SearchField,
  title: 'Components/Fields/SearchField',
  tags: ['autodocs'],
  args: {
    label: 'Search tickets',
    placeholder: 'Search tickets...',
    onChange: fn(),
    onSubmit: fn(),
    onClear: fn(),
  },
  decorators: [narrow],
});

/** Enter and the search button search for the typed text. */
export const Submitting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search tickets' });
    await userEvent.type(input, 'ridge{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('ridge');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

/** Escape and the clear button empty the field. The focus stays in the field. */
export const Clearing = meta.story({
  args: { defaultValue: 'ridge' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search tickets' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.type(input, 'mesa{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
});

/** In a row the field takes the width that the other elements leave. */
export const InRow = meta.story({
  render: (args) => (
    <Inline isOneLine data-testid="row">
      <SearchField {...args} />
      <Button>Filters</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByTestId('row').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Filters' }).getBoundingClientRect();
    const input = canvas.getByRole('searchbox').getBoundingClientRect();
    await expect(button.left - input.right).toBeLessThan(24);
    await expect(button.right - input.left).toBeGreaterThan(width - 60);
  },
});

export const States = meta.story({
  render: () => (
    <Rows>
      {controlSizes.map((size) => (
        <SearchField key={size} label={`Search, ${size}`} placeholder="Search tickets..." size={size} />
      ))}
      <SearchField label="Search, filled" defaultValue="Apache Ridge" />
      <SearchField label="Search, disabled" placeholder="Search tickets..." isDisabled />
    </Rows>
  ),
});

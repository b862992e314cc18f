import { Button } from '@derrick/ui/Button';
import { FilterPopover, type FilterPopoverProps, FilterSection } from '@derrick/ui/FilterPopover';
import { TextField } from '@derrick/ui/TextField';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ownPage } from '../ownPage.ts';
import { Filters, noFilters } from './FilterPopover.example.tsx';

function Example({ onOpenChange, onSubmit, title, description }: Partial<FilterPopoverProps>) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        Filters
      </Button>
      <FilterPopover
        isOpen={isOpen}
        trigger={button.current}
        title={title ?? 'Filters'}
        description={description}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
        onSubmit={() => {
          setOpen(false);
          onSubmit?.();
        }}
        footer={
          <>
            <Button onPress={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" variant="primary">
              Apply
            </Button>
          </>
        }
      >
        <FilterSection>
          <TextField label="Location" />
        </FilterSection>
        <FilterSection>
          <TextField label="Well name" />
        </FilterSection>
        <FilterSection>
          <TextField label="Notes" />
        </FilterSection>
      </FilterPopover>
    </>
  );
}

const meta = preview.meta({
  component: FilterPopover,
  title: 'Components/Overlays/FilterPopover',
  tags: ['autodocs'],
  parameters: ownPage(640),
  args: {
    isOpen: false,
    trigger: null,
    title: 'Filters',
    description: '3 selected',
    onOpenChange: fn(),
    onSubmit: fn(),
    children: null,
    footer: null,
  },
  render: (args) => <Example {...args} />,
});

const open = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  return screen.findByRole('dialog', { name: 'Filters' });
};

/** The sections are side by side. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(800);
    const [first, second] = [screen.getByLabelText('Location'), screen.getByLabelText('Well name')];
    await expect(first.getBoundingClientRect().top).toBe(second.getBoundingClientRect().top);
  },
});

/** Enter in a field applies the filters. The focus returns to the button. */
export const Applying = meta.story({
  play: async ({ args, canvas }) => {
    await open(canvas);
    await userEvent.type(screen.getByLabelText('Location'), 'Pad 7{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
});

/** Escape closes the popover without applying the filters. */
export const Escaping = meta.story({
  play: async ({ args, canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** On a phone the popover fills the screen, with one section below the other. The close button discards the changes. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
    const [first, second] = [screen.getByLabelText('Location'), screen.getByLabelText('Well name')];
    await expect(second.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await open(canvas);
  },
});

const applied = fn();

/** Example to copy: Escape leaves the filters unchanged, Apply submits the draft. */
export const Draft = meta.story({
  render: () => <Filters value={noFilters} onChange={applied} />,
  play: async ({ canvas }) => {
    const choose = async () =>
      userEvent.selectOptions(within(await open(canvas)).getByRole('combobox', { name: 'Status' }), 'Open');
    await choose();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(applied).not.toHaveBeenCalled();
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(applied).toHaveBeenCalledWith({ status: 'open', worked: null });
  },
});

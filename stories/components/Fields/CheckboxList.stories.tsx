import { CheckboxList } from '@derrick/ui/CheckboxList';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { narrow } from '../narrow.tsx';

const people = [
  'Dana Whitfield',
  'Luis Ortega',
  'Priya Nair',
  'Sam Okafor',
  'Tomás Beltrán',
  'Zoë Åkerlund',
].map((label, index) => ({ id: String(index), label }));

const meta = preview.meta({
  component: CheckboxList,
  title: 'Components/Fields/CheckboxList',
  tags: ['autodocs'],
  args: { label: 'Technician', items: people, onSelectionChange: fn() },
  decorators: [narrow],
});

/** The heading counts the selected items. Items keep their position while the user selects them. */
export const Choosing = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sam Okafor' }));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(new Set(['3']));
    await expect(canvas.getByRole('group', { name: 'Technician 1 selected' })).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveAccessibleName('Dana Whitfield');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sam Okafor' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
  },
});

/** Selected items are listed first when the list opens. */
export const ChosenFirst = meta.story({
  args: { defaultSelectedKeys: new Set(['4', '2']) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('checkbox').slice(0, 3);
    await expect(names.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Priya Nair',
      'Tomás Beltrán',
      'Dana Whitfield',
    ]);
  },
});

/** The search ignores case and accents. */
export const Searching = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search in Technician' });
    await userEvent.type(field, 'zoe a');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(field, 'x');
    await expect(canvas.getByText('No data')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(people.length);
  },
});

/** The list is one tab stop. Arrows, Home and End move inside it, and Tab returns to the item that had the focus last. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await expect(box('Dana Whitfield')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(box('Priya Nair')).toHaveFocus();
    await expect(box('Priya Nair')).toBeChecked();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(box('Zoë Åkerlund')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(box('Dana Whitfield')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.getByRole('group')).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(box('Luis Ortega')).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox'), 'sam');
    await userEvent.tab();
    await expect(box('Sam Okafor')).toHaveFocus();
  },
});

/** A short list needs no search. The label is hidden because a visible label is already above the list. */
export const Few = meta.story({
  args: { isSearchable: false, isLabelHidden: true, items: people.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Technician' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
  },
});

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeVisible();
  },
});

/** The list holds only a part of the items: typing a search text requests matching items. */
export const MoreOnTheirWay = meta.story({
  args: { items: [], isLoading: true, onSearchChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'zo');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('zo');
  },
});

/** A list of a thousand items renders only the items in or near the visible part. The search finds all of them. */
export const Thousand = meta.story({
  args: {
    items: Array.from({ length: 1000 }, (_, index) => ({
      id: `t${index}`,
      label: `Technician ${index + 1}`,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('checkbox').length).toBeLessThan(200);
    const list = canvasElement.querySelector('ul');
    list?.scrollTo(0, list.scrollHeight);
    await expect(await canvas.findByRole('checkbox', { name: 'Technician 100' })).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox'), 'technician 1000');
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Technician 1000' }));
    await expect(canvas.getByRole('group', { name: 'Technician 1 selected' })).toBeVisible();
  },
});

/**
 * Reports two moments in one batch, as a busy browser does: first the end of the list is out of sight, then it is in
 * sight.
 */
class LateObserver extends IntersectionObserver {
  constructor(onEntries: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    const late: IntersectionObserverEntry[] = [];
    super((entries, observer) => {
      late.push(...entries);
      if (entries.at(-1)?.isIntersecting) onEntries(late.splice(0), observer);
    }, options);
  }
}

/** On a busy machine the list also renders more items when the user scrolls to its end. */
export const ThousandOnABusyMachine = Thousand.extend({
  beforeEach() {
    const { IntersectionObserver } = window;
    window.IntersectionObserver = LateObserver;
    return () => {
      window.IntersectionObserver = IntersectionObserver;
    };
  },
});

import { type Command, CommandPalette } from '@derrick/ui/CommandPalette';
import { KitProvider } from '@derrick/ui/theme';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

const commands: readonly Command[] = [
  { id: 'levels', label: 'Levels', section: 'Go to' },
  { id: 'new', label: 'New level', section: 'Actions', keywords: ['add'] },
];

test('a command is found and done by the keyboard alone', async () => {
  const user = userEvent.setup();
  const onAction = vi.fn();
  render(
    <KitProvider locale="en-US">
      <CommandPalette
        commands={commands}
        onAction={onAction}
        trigger={<button type="button">Commands</button>}
      />
    </KitProvider>,
  );
  await user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Commands' });
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.keyboard('add');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onAction).toHaveBeenCalledWith(commands[1]);
});

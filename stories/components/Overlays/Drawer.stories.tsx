import { Button } from '@derrick/ui/Button';
import { DescriptionList } from '@derrick/ui/DescriptionList';
import { Drawer, type DrawerProps } from '@derrick/ui/Drawer';
import { useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: Drawer,
  title: 'Components/Overlays/Drawer',
  tags: ['autodocs'],
  args: { isOpen: true, title: 'Ticket #TK-10482', onOpenChange() {} },
});

function Example(props: Pick<DrawerProps, 'side'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show ticket</Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Ticket #TK-10482"
        description="Recorded by Luis Ortega"
        footer={<Button variant="primary">Open</Button>}
      >
        <DescriptionList items={[{ term: 'Well', description: 'Bakken Federal 4-22H' }]} />
      </Drawer>
    </>
  );
}

/** Escape closes the drawer and returns the focus. */
export const Basic = meta.story({
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show ticket' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Ticket #TK-10482' });
    await expect(drawer).toHaveAccessibleDescription('Recorded by Luis Ortega');
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(window.innerWidth));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** `finalFocus` decides which element is focused after the drawer has closed. */
export const FinalFocus = meta.story({
  render: function Closing() {
    const [isOpen, setOpen] = useState(false);
    const next = useRef<HTMLButtonElement>(null);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Show ticket</Button>
        <Button ref={next}>Next ticket</Button>
        <Drawer
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Ticket #TK-10482"
          finalFocus={() => next.current}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show ticket' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next ticket' })).toHaveFocus());
  },
});

/** On a phone the drawer slides in from the start edge and covers the screen. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Example side="start" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show ticket' }));
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0));
    await expect(drawer.getBoundingClientRect().width).toBe(window.innerWidth);
  },
});

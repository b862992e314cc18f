import { NotificationList } from '@derrick/ui/NotificationList';
import { KitProvider } from '@derrick/ui/theme';
import { CircleCheck, Receipt } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const navigate = fn();

const meta = preview.meta({
  component: NotificationList,
  title: 'Components/Data/NotificationList',
  tags: ['autodocs'],
  args: {
    label: 'Notifications',
    onOpen: fn(),
    items: [
      {
        id: '1',
        title: 'Ticket #TK-10482 was approved',
        href: '#ticket',
        time: '5 minutes ago',
        icon: <CircleCheck size={18} />,
        isUnread: true,
      },
      {
        id: '2',
        title: 'Invoice INV-2026-0042 is past due',
        href: '#invoice',
        time: 'yesterday',
        description: 'Basin Energy, $4,210.00',
        icon: <Receipt size={18} />,
      },
    ],
  },
});

/** An unread notification is also marked for screen readers. The complete notification is one link. */
export const Basic = meta.story({
  decorators: [
    (Story) => (
      <KitProvider theme="light" locale="en-US" navigate={navigate}>
        <Story />
      </KitProvider>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const unread = canvas.getByRole('link', { name: 'Ticket #TK-10482 was approved (unread)' });
    await userEvent.click(unread);
    await expect(args.onOpen).toHaveBeenCalledWith('1');
    await expect(navigate).toHaveBeenLastCalledWith('#ticket');
    const [item] = canvas.getAllByRole('listitem');
    if (!item) return;
    const { right, bottom } = item.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 2, bottom - 8)).toBe(unread);
  },
});

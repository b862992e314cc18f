import { Link, linkVariants } from '@derrick/ui/Link';
import { KitProvider } from '@derrick/ui/theme';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Row } from '../Rows.tsx';

const navigate = fn();

const meta = preview.meta({
  component: Link,
  title: 'Components/Navigation/Link',
  tags: ['autodocs'],
  args: { href: '/dashboard/job-tickets', children: 'Job Tickets' },
});

/** KitProvider's `navigate` is set: a link opens inside the app, unless the user opens it in a new tab. */
export const InApp = meta.story({
  decorators: [
    (Story) => (
      <KitProvider theme="light" locale="en-US" navigate={navigate}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: keeps the test's page. */}
        <div onClick={(event) => event.preventDefault()}>
          <Story />
        </div>
      </KitProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link', { name: 'Job Tickets' });
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledWith('/dashboard/job-tickets');
    await userEvent.keyboard('{Control>}');
    await userEvent.click(link);
    await userEvent.keyboard('{/Control}');
    await expect(navigate).toHaveBeenCalledOnce();
  },
});

/**
 * A link in running text is underlined, a separate link is bold, and a link with the look of a button is still a link.
 */
export const Variants = meta.story({
  render: () => (
    <Row label={linkVariants.join(', ')}>
      <p>
        New to Derrick? Read <Link href="#start">how to start</Link> first.
      </p>
      <Link href="#forgot" variant="standalone">
        Forgot password?
      </Link>
      <Link href="#team" variant="quiet">
        Permian Basin Co. Team
      </Link>
      <Link href="#create" variant="button" buttonVariant="primary" icon={<Plus size={16} />}>
        Create Job Ticket
      </Link>
      <Link href="#invoice" variant="button">
        Create Invoice
      </Link>
    </Row>
  ),
});

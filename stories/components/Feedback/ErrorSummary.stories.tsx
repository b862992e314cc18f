import { ErrorSummary, type ErrorSummaryProps } from '@derrick/ui/ErrorSummary';
import { TextField } from '@derrick/ui/TextField';
import { useEffect, useRef } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Rows } from '../../components/Rows.tsx';

const meta = preview.meta({
  component: ErrorSummary,
  title: 'Components/Feedback/ErrorSummary',
  tags: ['autodocs'],
  args: {
    title: 'There are 3 problems',
    errors: [
      { controlId: 'summary-location', message: 'Please enter location' },
      { controlId: 'summary-well', message: 'Please enter well name' },
      { message: 'The server could not save the ticket' },
    ],
  },
});

function FocusedSummary(props: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return <ErrorSummary {...props} ref={ref} />;
}

/** Screen readers read the complete summary when it receives the focus. Each error links to its field. */
export const LeadingToFields = meta.story({
  render: (args) => (
    <Rows>
      <FocusedSummary {...args} />
      <TextField id="summary-location" label="Location" errorMessage="Please enter location" />
      <TextField id="summary-well" label="Well name" errorMessage="Please enter well name" />
    </Rows>
  ),
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('group', { name: 'There are 3 problems' });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Please enter well name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Well name')).toHaveFocus();
    await expect(window.location.hash).not.toContain('summary');
  },
});
